import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import { loadDocuments, buildToolDocument } from '@docs/docs-model/downloads';
import { pull } from '../../tools/contract-pull/pull';
import { createValidator } from '../../tools/contract-lint/create-validator';
import type { Validate } from '../../tools/contract-lint/create-validator';

/** Bodies that a rule of the contract forbids, each with a body beside it that the rule allows. */
const BODIES: [path: string, method: string, forbidden: unknown, allowed: unknown][] = [
  [
    '/v2/nlp/analyze',
    'post',
    { id: '1', text: 'A.', paraSpecs: [{ type: 'body', text: 'A.' }] },
    { id: '1', text: 'A.', paraSpecs: [] },
  ],
  [
    '/v2/articles/{dataset}/{articleId}',
    'put',
    { id: '1', title: 'A.' },
    { id: '1', title: 'A.', text: 'B.' },
  ],
  [
    '/v2/articles/{dataset}/{articleId}',
    'put',
    { id: '1', paraSpecs: [] },
    { id: '1', paraSpecs: [{ type: 'body', text: 'A.' }] },
  ],
  [
    '/v2/photos/{dataset}/recommend',
    'post',
    { id: '1', constraints: { likePhotoId: 'x' } },
    { id: '1', constraints: { likePhotoId: 'x' }, cursor: 'c' },
  ],
];

async function loadValidators(): Promise<{ ours: Validate; published: Validate }> {
  const document = await loadContract('media-v2');
  const examples = [...(await loadExamples('media-v2')).values()];
  return {
    ours: createValidator(document),
    published: createValidator(buildToolDocument(document, examples)),
  };
}

describe('the published document', () => {
  it.each(BODIES)(
    'judges bodies of %s (%s) as the contract does',
    async (path, method, ...pair) => {
      const { ours, published } = await loadValidators();
      const operation = `/paths/${path.replaceAll('/', '~1')}/${method}`;
      const pointer = `${operation}/requestBody/content/application~1json/schema`;
      const isValid = (validate: Validate) =>
        pair.map((body) => validate(pointer, body).length === 0);
      expect(isValid(ours)).toEqual([false, true]);
      expect(isValid(published)).toEqual([false, true]);
    },
  );

  it.each(contractNames)(
    'of %s is accepted by contract:pull without a difference',
    async (name) => {
      const documents = await loadDocuments();
      const folder = await mkdtemp(path.join(tmpdir(), 'published-'));
      for (const file of [`${name}.yaml`, `${name}.json`]) {
        await writeFile(path.join(folder, file), documents[file]!);
        const [, result] = await pull({ source: path.join(folder, file), name });
        expect(result).toBe('No differences in operations, types, and fields.');
      }
    },
  );
});
