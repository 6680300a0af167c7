import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toArchive } from './to-archive';

describe('toArchive()', () => {
  it('packs each file under its name', () => {
    const files = unzipSync(toArchive({ 'b/c.json': '{"č":1}', a: '' }));
    expect(Object.keys(files)).toEqual(['a', 'b/c.json']);
    expect(strFromU8(files['b/c.json'] ?? new Uint8Array())).toBe('{"č":1}');
  });

  it('gives the same bytes whatever the order of the files and the day', () => {
    expect(toArchive({ a: '1', b: '2' })).toEqual(toArchive({ b: '2', a: '1' }));
  });
});
