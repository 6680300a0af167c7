import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addPolicy } from './page-policy';

const folder = mkdtempSync(path.join(tmpdir(), 'policy-'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

test('addPolicy() puts the policy into every page, before all that it governs', async () => {
  const page = '<head><meta charset=UTF-8><script src=/a.js></script></head>';
  mkdirSync(path.join(folder, 'gkb'));
  for (const file of ['404.html', 'gkb/index.html']) writeFileSync(path.join(folder, file), page);
  await addPolicy(folder, "default-src 'none'");
  const want =
    '<head><meta charset=UTF-8>' +
    `<meta http-equiv=Content-Security-Policy content="default-src 'none'"><script`;
  expect([read('404.html'), read('gkb/index.html')]).toEqual([
    expect.stringContaining(want),
    expect.stringContaining(want),
  ]);
});

test('addPolicy() stops at a page that has no place for it', async () => {
  writeFileSync(path.join(folder, 'odd.html'), '<head></head>');
  await expect(addPolicy(folder, "default-src 'none'")).rejects.toThrow(
    /odd\.html has no <meta charset=UTF-8> in its head/,
  );
});
