import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { call, openSandbox } from '@docs/sandbox/testing';
import { readNamesWarning } from '@docs/sandbox/known-names';

const { sandbox } = await openSandbox();
const rows = parse(readFileSync('tests/sandbox/judged-articles.yaml', 'utf8')) as string[];

it.each(rows.map((row) => row.split(/ → ?/)))('"%s" has the tags %s', async (text, list = '') => {
  const { body, headers } = await call(sandbox, 'POST /v2/nlp/analyze', { id: '1', text });
  const { tags } = body as { tags: { stdForm: string }[] };
  const unknown = readNamesWarning(headers)?.names ?? [];
  const names = [...tags.map(({ stdForm }) => stdForm), ...unknown.map((name) => `?${name}`)];
  expect(names.sort()).toEqual(list.split(' | ').filter(Boolean).sort());
});

it.each([
  ['Amazing Discovery', []],
  ['Roland Buschek in Munich', ['Roland Buschek']],
])('of the title "%s", %j are names that the sandbox does not know', async (title, names) => {
  const body = { id: '1', title, text: 'Angela Merkel is in Berlin.' };
  const { headers } = await call(sandbox, 'POST /v2/nlp/analyze', body);
  expect(readNamesWarning(headers)?.names ?? []).toEqual(names);
});
