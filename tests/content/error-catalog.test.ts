import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call, openSandbox } from '@docs/sandbox/testing';

const { sandbox, contracts } = await openSandbox();
const catalog = readFileSync('site/content/operate/errors.mdx', 'utf8');
const ENTRY = /^### .*#(\S+) \*\/\}\n\n`(.+)`\n\n```json title="([^"]+)".*\n([^]*?)^```/gm;
const RULE = /(?:rule: '|fail\(.*, '|"id":"|^ {4}"\w+": ")([a-z\d-]+)(?:'|","title"|",?$)/gm;

it('the error catalog names every rule of the sandbox and of the contracts', () => {
  const folder = 'packages/sandbox/src';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.ts$|validate\.data\.json/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const rules = [...files, JSON.stringify(contracts)].flatMap((text) => [...text.matchAll(RULE)]);
  expect(rules.length).toBeGreaterThan(20);
  const missing = rules.filter(([, rule]) => !new RegExp(`[\`#]${rule}[\` ]`).test(catalog));
  expect(missing.map(([, rule]) => rule)).toEqual([]);
});

it('the error catalog has requests', () => {
  expect([...catalog.matchAll(ENTRY)].length).toBeGreaterThan(10);
});

it.each([...catalog.matchAll(ENTRY)])('%#. the request of an error causes it', async (...entry) => {
  const [, rule, message = '', line = '', body] = entry;
  const { text } = await call(sandbox, line, body);
  expect(text.replaceAll('\\"', '"')).toContain(message);
  expect(text).toContain(`"rule":"${rule}"`);
});
