import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadIntentions } from './load-intentions';

const root = mkdtempSync(path.join(tmpdir(), 'intentions-'));
afterAll(() => rmSync(root, { recursive: true }));

function load(yaml: string) {
  mkdirSync(path.join(root, 'contracts/media-v2'), { recursive: true });
  writeFileSync(path.join(root, 'contracts/media-v2/intentions.yaml'), yaml);
  return loadIntentions('media-v2', root);
}

test('loadIntentions() lists intentions by operation', async () => {
  expect(await load('- operation: analyze\n  intentions: []')).toEqual({ analyze: [] });
  expect(await loadIntentions('media-v1', root)).toEqual({});
});

test.each([
  ['a map', 'intentions: []', '"/": Invalid input: expected array'],
  ['an entry without an operation', '- intentions: []', '"/0/operation": Invalid input'],
])('loadIntentions() rejects %s, with its place', async (_, yaml, message) => {
  await expect(load(yaml)).rejects.toThrow(`contracts/media-v2/intentions.yaml, at ${message}`);
});
