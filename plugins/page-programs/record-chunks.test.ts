import { expect, test } from 'vitest';
import { RecordChunks } from './record-chunks';

test('keeps the programs of each chunk, and names a chunk that does not exist', () => {
  const chunks = new RecordChunks();
  const files = ['assets/js/1.js', 'assets/css/1.css', 'assets/js/2.js'];
  chunks.apply({
    hooks: {
      afterEmit: {
        tap: (_name, tell) =>
          tell({ namedChunkGroups: new Map([['page', { getFiles: () => files }]]) }),
      },
    },
  });
  expect(chunks.listPrograms('page')).toEqual(['assets/js/1.js', 'assets/js/2.js']);
  expect(() => chunks.listPrograms('other')).toThrow('no chunk named “other”');
});
