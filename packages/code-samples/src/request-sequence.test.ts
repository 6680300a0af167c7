import { describe, expect, it } from 'vitest';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { listCapturedValues, toEditedRequest, toRequestSequence } from './request-sequence';
import type { RequestSequence } from './request-sequence';

async function load(contract: string, name: string): Promise<RequestSequence> {
  const examples = await loadExamples(contract);
  const example = examples.get(name);
  if (!example) throw new Error(`contracts/${contract} has no example "${name}".`);
  return toRequestSequence(example, [...examples.values()], await loadContract(contract));
}

describe('toRequestSequence()', () => {
  it('names the operation, where its parameters go, and a key', async () => {
    const sequence = await load('media-v2', 'feedback-articles');
    expect(sequence).toMatchObject({
      contract: 'media-v2',
      operationId: 'sendArticleFeedback',
      path: { dataset: 'demo' },
      query: {},
    });
    expect(sequence.calls.at(-1)).toMatchObject({
      method: 'POST',
      headers: [
        ['X-API-Key', 'sandbox'],
        ['Content-Type', 'application/json'],
      ],
      captures: [],
    });
  });

  it('starts with the requests that it depends on, with what they hand on', async () => {
    const { calls } = await load('media-v2', 'feedback-tags');
    const [analysis, feedback] = calls;
    expect(calls).toHaveLength(2);
    const [captured] = analysis?.captures ?? [];
    expect(captured?.pointer).toBe('/metadata/referenceKey');
    expect(feedback?.body).toMatchObject({ referenceKey: captured?.stored });
  });

  it('has the response that the build knows', async () => {
    const { recorded } = await load('media-v2', 'photos-photobanks');
    expect(recorded).toEqual({ status: 200, body: ['ctk', 'demo', 'shutterstock'] });
    expect((await load('media-v2', 'feedback-tags')).recorded).toEqual({ status: 200 });
  });

  it('becomes code with another body and the placeholder of the key', async () => {
    const sequence = await load('general-v3', 'basic');
    expect(toEditedRequest(sequence, { id: '1' })).toMatchObject({
      method: 'POST',
      headers: [
        ['Authorization', 'user_key <YOUR_API_KEY>'],
        ['Content-Type', 'application/json'],
      ],
      body: { id: '1' },
      response: 'json',
    });
  });

  it('hands on nothing that no later request repeats', async () => {
    const examples = await loadExamples('media-v2');
    const feedback = examples.get('feedback-tags')!;
    const echo = { ...feedback, response: feedback.body };
    const document = await loadContract('media-v2');
    const { calls } = toRequestSequence(echo, [...examples.values()], document);
    expect(calls.map(({ captures }) => captures.length)).toEqual([1, 0]);
  });

  it('has no content type and no body for a request without one', async () => {
    const [call] = (await load('media-v2', 'photos-photobanks')).calls;
    expect(call).not.toHaveProperty('body');
    expect(call?.headers).toEqual([['X-API-Key', 'sandbox']]);
  });

  it('keeps the form in which each API wants its key', async () => {
    const { calls } = await load('general-v3', 'basic');
    expect(calls[0]?.headers).toContainEqual(['Authorization', 'user_key sandbox']);
  });
});

const RESPONSE = {
  id: '1234',
  metadata: { referenceKey: '241014-1' },
  pages: [{ nextCursor: 'demo-cursor-1' }],
};

it.each([
  ['the key', [{ docId: '1234', referenceKey: '241014-1' }], ['/metadata/referenceKey']],
  ['the cursor in a list', [{}, { cursor: 'demo-cursor-1' }], ['/pages/0/nextCursor']],
  ['nothing that is not there to be sent back', [{ id: '1234' }], []],
  ['nothing of a longer text', [{ referenceKey: '241014-15' }], []],
  ['nothing without a body', [undefined], []],
])('listCapturedValues() finds %s', (_, later, want) => {
  expect(listCapturedValues(RESPONSE, later).map(({ pointer }) => pointer)).toEqual(want);
});

it('listCapturedValues() escapes the keys of its pointers', () => {
  const response = { 'text/plain': { 'a~b': { referenceKey: 'x' } } };
  const [captured] = listCapturedValues(response, [{ referenceKey: 'x' }]);
  expect(captured?.pointer).toBe('/text~1plain/a~0b/referenceKey');
});

it('listCapturedValues() finds only texts', () => {
  const response = { referenceKey: null, pages: [{ nextCursor: { referenceKey: 'x' } }] };
  const values = listCapturedValues(response, [{ referenceKey: null, cursor: 'x' }]);
  expect(values).toEqual([{ pointer: '/pages/0/nextCursor/referenceKey', stored: 'x' }]);
});

it('listCapturedValues() of an empty response is empty', () => {
  expect(listCapturedValues(undefined, [{ referenceKey: 'x' }])).toEqual([]);
});
