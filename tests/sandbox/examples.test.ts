import { describe, expect, it } from 'vitest';
import { toPath } from '#contract/example';
import { loadExamples } from '#contract/load-examples';
import type { Api } from '#sandbox/types';
import { toFindFaults } from './answer-faults';
import { call, openSandbox } from './open-sandbox';

const { sandbox, contracts } = await openSandbox();
const findFaults = toFindFaults(contracts);
const examples = (
  await Promise.all([
    loadExamples('media-v2').then((map) => list('mediaV2', map)),
    loadExamples('general-v3').then((map) => list('generalV3', map)),
    loadExamples('media-v1').then((map) => list('mediaV1', map)),
  ])
).flat();

function list(api: Api, map: Awaited<ReturnType<typeof loadExamples>>) {
  return [...map.values()].map((example) => ({ api, name: example.name, example }));
}

describe('an example of the contract', () => {
  it.each(examples)('$api/$name is answered as its operation says', async ({ api, example }) => {
    sandbox.reset();
    const { operation } = example;
    const line = `${operation.method.toUpperCase()} ${toPath(example)}`;
    const { status, text } = await call(sandbox, line, example.body);
    expect(status).toBe(200);
    expect(findFaults({ api, operation }, status, text)).toEqual([]);
  });
});

describe('the sample article', () => {
  it('gets the tags that the public documentation shows', async () => {
    const { body } = await call(sandbox, 'POST /v2/nlp/analyze', {
      id: '1234',
      title: 'Emmanuel Macron in Germany.',
      text: 'Mr. Macron visits a trade show in Munich.',
    });
    const { tags, usedChars } = body as { tags: { gkbId: string }[]; usedChars: number };
    expect(tags.map(({ gkbId }) => gkbId).sort()).toEqual([
      'G1726',
      'G183',
      'G3052772',
      'IPTC-11000000',
    ]);
    expect(usedChars).toBe(100);
  });

  it.each(['G2', 'G42', 'G145', 'G458', 'G567'])('has the item %s beside it', async (id) => {
    const { body } = await call(sandbox, 'POST /v2/knowledgebase/stdforms', {
      ids: [id],
      language: 'en',
    });
    expect(body).toHaveProperty(id);
  });
});
