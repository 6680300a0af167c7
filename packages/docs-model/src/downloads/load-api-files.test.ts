import { gzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { loadClients, buildArchive } from './load-api-files';

test('client.mjs has no dependency and at most 6 KB', async () => {
  const text = String((await loadClients())['downloads/client.mjs']);
  expect(text).toMatch(/^export async function\* listPhotoPages/m);
  expect(text).not.toMatch(/^import /m);
  expect(gzipSync(text).length).toBeLessThan(6 * 1024);
});

test('client.d.mts declares what client.mjs exports', async () => {
  const files = await loadClients();
  const listExports = (name: string) =>
    [...String(files[name]).matchAll(/^export (?:async )?(?:class|const|function\*?) (\w+)/gm)]
      .map(([, exported]) => exported)
      .sort();
  const exported = listExports('downloads/client.mjs');
  expect(exported).toContain('createGenjaClient');
  expect(listExports('downloads/client.d.mts')).toEqual(exported);
});

test('client.py imports nothing but the standard library', async () => {
  const text = String((await loadClients())['downloads/client.py']);
  const modules = [...text.matchAll(/^(?:from|import) (\w+)/gm)].map(([, name]) => name);
  expect(new Set(modules)).toEqual(
    new Set([
      ...['concurrent', 'datetime', 'email', 'http', 'json', 'os', 'random', 're', 'socket', 'sys'],
      ...['threading', 'time', 'urllib'],
    ]),
  );
});

describe('buildArchive()', () => {
  it('packs each file under its name', () => {
    const files = unzipSync(buildArchive({ 'b/c.json': '{"č":1}', a: '' }));
    expect(Object.keys(files)).toEqual(['a', 'b/c.json']);
    expect(strFromU8(files['b/c.json'] ?? new Uint8Array())).toBe('{"č":1}');
  });

  it('gives the same bytes whatever the order of the files and the day', () => {
    expect(buildArchive({ a: '1', b: '2' })).toEqual(buildArchive({ b: '2', a: '1' }));
  });
});
