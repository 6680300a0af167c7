import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadDocuments } from '@docs/docs-model/downloads';
import { findJinjaPython } from '../../tools/run/toolchains.mjs';

const documents = Object.entries(await loadDocuments());
const files = documents.filter(([name]) => name.endsWith('.yaml'));
const toExpected = (name: string): unknown =>
  JSON.parse(Object.fromEntries(documents)[name.replace('.yaml', '.json')]!);

test.each(files)('%s says in YAML 1.1 what its JSON says', (name, text) => {
  expect(parse(text, { version: '1.1' })).toEqual(toExpected(name));
});

const SCRIPT = 'import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin.buffer), sys.stdout)';
const python = findJinjaPython();

test.skipIf(!python).each(files)('%s says to PyYAML what its JSON says', (name, text) => {
  const { stdout, stderr } = spawnSync(python!, ['-c', SCRIPT], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(toExpected(name));
});
