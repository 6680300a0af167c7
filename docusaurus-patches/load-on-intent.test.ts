import { expect, test } from 'vitest';
import { dropChunkMap } from './load-on-intent';

test('the map of files is dropped, and only it', () => {
  class ChunkAssetPlugin {}
  class Other {}
  const given = { plugins: [new Other(), new ChunkAssetPlugin()] };
  dropChunkMap(given);
  expect(given.plugins).toEqual([expect.any(Other)]);
  expect(() => dropChunkMap(given)).toThrow(/ChunkAssetPlugin/);
});
