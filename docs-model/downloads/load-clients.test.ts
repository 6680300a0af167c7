import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadClients } from './load-clients';

test('client.mjs has no dependency and at most 6 KB', async () => {
  const text = String((await loadClients())['downloads/client.mjs']);
  expect(text).toMatch(/^export async function\* listPhotoPages/m);
  expect(text).not.toMatch(/^import |region/m);
  expect(gzipSync(text).length).toBeLessThan(6 * 1024);
});

test('client.py imports nothing but the standard library', async () => {
  const text = String((await loadClients())['downloads/client.py']);
  const modules = [...text.matchAll(/^(?:from|import) (\w+)/gm)].map(([, name]) => name);
  expect(new Set(modules)).toEqual(
    new Set([
      ...['concurrent', 'datetime', 'email', 'http', 'json', 'os', 'random', 're', 'socket', 'sys'],
      ...['time', 'urllib'],
    ]),
  );
});
