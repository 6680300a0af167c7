import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadExample, loadContract } from '@docs/openapi/node';
import { createValidator } from '../../tools/contract-lint/create-validator';
import { call, openSandbox } from '@docs/sandbox/testing';

interface Analysis {
  tags: { gkbId: string; stdForm: string; type: string; relevance: number; feats: object }[];
  usedChars: number;
}

const file = 'tests/contract/recorded-analysis.yaml';
const recorded = parse(readFileSync(file, 'utf8')) as Analysis;

/** All of a tag but its relevance, which the sandbox only estimates. */
const withoutRelevance = ({ gkbId, stdForm, type, feats }: Analysis['tags'][number]): object => ({
  gkbId,
  stdForm,
  type,
  feats,
});

test('the contract allows the recorded analysis', async () => {
  const validate = createValidator(await loadContract('media-v2'));
  expect(validate('/components/schemas/Analysis', recorded)).toEqual([]);
});

test('the sandbox returns the recorded tags for the same article, in the same order', async () => {
  const { sandbox } = await openSandbox();
  const { body: request } = await loadExample('media-v2', 'tagging-basic');
  const { body } = await call(sandbox, 'POST /v2/nlp/analyze', request);
  const { tags, usedChars } = body as Analysis;
  expect(tags.map(withoutRelevance)).toEqual(recorded.tags.map(withoutRelevance));
  expect(usedChars).toBe(recorded.usedChars);
});
