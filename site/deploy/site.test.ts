import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listInlineScriptHashes } from './site';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));

afterAll(() => rmSync(folder, { recursive: true }));

// echo -n 'a()' | openssl dgst -sha256 -binary | base64
const HASH_OF_A = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

test('listInlineScriptHashes() names each script once, and no data and no file', () => {
  mkdirSync(path.join(folder, 'guide'));
  writeFileSync(
    path.join(folder, 'index.html'),
    '<script>a()</script><script src=/assets/main.js></script>' +
      '<script type=application/ld+json>{"a":1}</script>',
  );
  writeFileSync(path.join(folder, 'guide/index.html'), '<script data-rh=true>a()</script>');
  expect(listInlineScriptHashes(folder)).toEqual([HASH_OF_A]);
});
