import { describe, expect, it } from 'vitest';
import type { Example, OpenApiDocument, Operation } from '@docs/openapi';
import { loadExamples, loadContract } from '@docs/openapi/node';
import { listOperations } from '@docs/openapi';
import { toCollection } from './collection';
import type { Collection } from './collection';
import { exampleCollection } from './example-collection';
import { printPostman } from './print-postman';

const DOCUMENT: OpenApiDocument = {
  openapi: '3.1.1',
  info: { title: 'Media API', version: '2.1' },
  servers: [{ url: 'https://media-api.example.com' }],
  tags: [
    { name: 'Analysis', description: 'What an article is about.' },
    { name: 'Articles', description: 'No example has this tag.' },
    { name: 'Photos' },
  ],
  paths: {
    '/v2/nlp/tags/{id}': { delete: toOperation('deleteTag', 'Analysis', '204') },
    '/v2/nlp/analyze': { post: toOperation('analyze', 'Analysis', '200', '402') },
    '/v2/nlp/feedback': { put: toOperation('sendFeedback', 'Analysis', '204', '402') },
    '/v2/photos/{dataset}': { get: toOperation('searchPhotos', 'Photos', '302', '402') },
  },
  components: {
    schemas: {},
    securitySchemes: {
      user: { type: 'http', 'x-value': 'user_key <YOUR_API_KEY>' },
      customer: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Customer-ID',
        'x-value': '<YOUR_CUSTOMER_ID>',
      },
    },
  },
};

function toOperation(operationId: string, tag: string, ...statuses: string[]): Operation {
  const responses = Object.fromEntries(statuses.map((status) => [status, { description: '' }]));
  return { operationId, summary: '', tags: [tag], responses };
}

function listRequests({ folders }: Collection) {
  return folders.flatMap(({ requests }) => requests);
}

/** A request of the collection as a contract stores it: with the values of one response. */
function toExample(name: string, operationId: string, given: Partial<Example> = {}): Example {
  const request = listRequests(exampleCollection).find((candidate) => candidate.name === name);
  const { title = '', description = '', body } = request ?? {};
  return {
    name,
    contract: 'media-v2',
    title,
    description,
    operation: listOperations(DOCUMENT).find(({ id }) => id === operationId)!,
    parameters: { path: {}, query: {} },
    after: [],
    ...(body !== undefined && { body }),
    ...given,
  };
}

const analyze = toExample('feedback-analyze', 'analyze', {
  response: { metadata: { referenceKey: '241014-1' } },
});
const feedback = toExample('feedback-tags', 'sendFeedback', {
  after: ['feedback-analyze'],
  body: { referenceKey: '241014-1', tags: [{ id: 't1' }] },
  // It repeats the key, which no later request needs.
  response: { referenceKey: '241014-1' },
});
const search = toExample('photos-search', 'searchPhotos', {
  parameters: { path: { dataset: 'demo' }, query: { name: 'Pražský hrad', count: '2' } },
});
const deletion = toExample('tag-delete', 'deleteTag', {
  parameters: { path: { id: 't1' }, query: {} },
});

it('printPostman() prints the first request of each folder in its file', async () => {
  const folders = exampleCollection.folders.map(({ requests, ...folder }) => ({
    ...folder,
    requests: requests.slice(0, 1),
  }));
  const printed = printPostman({ ...exampleCollection, folders });
  await expect(printed).toMatchFileSnapshot('printed/postman.txt');
});

describe('toCollection()', () => {
  it('groups requests by tag, and replaces what an earlier response returns by a variable', () => {
    const collection = toCollection(DOCUMENT, [search, feedback, analyze]);
    expect(collection).toStrictEqual(exampleCollection);
  });

  it('takes another title than that of the API', () => {
    expect(toCollection(DOCUMENT, [], 'Media API v2').title).toBe('Media API v2');
  });

  it.each<[string, Example[], string[]]>([
    [
      'as the API lists its operations',
      [{ ...feedback, after: [] }, analyze],
      ['feedback-analyze', 'feedback-tags'],
    ],
    [
      'with what deletes last, and nothing first that only deletes',
      [deletion, feedback, { ...analyze, after: ['tag-delete'] }],
      ['feedback-analyze', 'feedback-tags', 'tag-delete'],
    ],
    [
      'with what a request needs before it, also where the API lists it later',
      [
        { ...analyze, after: ['feedback-tags'] },
        { ...feedback, after: [] },
      ],
      ['feedback-tags', 'feedback-analyze'],
    ],
  ])('orders requests %s', (_, examples, want) => {
    const requests = listRequests(toCollection(DOCUMENT, examples));
    expect(requests.map(({ name }) => name)).toEqual(want);
  });

  it('keeps a key that no earlier response returns', () => {
    const analyzeWithKey = { ...analyze, body: { referenceKey: '241014-1' } };
    const [request] = listRequests(toCollection(DOCUMENT, [analyzeWithKey]));
    expect(request).toMatchObject({ body: { referenceKey: '241014-1' }, captures: [] });
  });

  it('hands on the values of each request before', () => {
    const page = { ...search, after: ['feedback-analyze'], response: { nextCursor: 'c2' } };
    const last = {
      ...feedback,
      after: ['photos-search'],
      body: { referenceKey: '241014-1', cursor: 'c2' },
    };
    const requests = listRequests(toCollection(DOCUMENT, [analyze, page, last]));
    expect(requests.find(({ name }) => name === 'feedback-tags')?.body).toEqual({
      referenceKey: '{{feedbackAnalyzeReferenceKey}}',
      cursor: '{{photosSearchNextCursor}}',
    });
  });

  it('needs no variable but the host for an API without a key', () => {
    const document = { ...DOCUMENT, components: { schemas: {} } };
    const { variables, headers } = toCollection(document, [analyze]);
    expect(variables.map(({ name }) => name)).toEqual(['baseUrl']);
    expect(headers).toEqual([]);
  });

  it('puts each key into the header that its API reads', async () => {
    const headers = {
      'media-v2': [['X-API-Key', '{{apiKey}}']],
      'general-v3': [['Authorization', 'user_key {{apiKey}}']],
      'media-v1': [
        ['Authorization', 'user_key {{apiKey}}'],
        ['X-Customer-ID', '{{customerId}}'],
      ],
    };
    for (const [name, expected] of Object.entries(headers)) {
      expect(toCollection(await loadContract(name), []).headers).toEqual(expected);
    }
  });

  it('names every captured value once', async () => {
    const examples = [...(await loadExamples('media-v2')).values()];
    const collection = toCollection(await loadContract('media-v2'), examples);
    const names = listRequests(collection).flatMap(({ captures }) =>
      captures.map(({ variable }) => variable),
    );
    expect(names).toContain('photosPagingNextCursor');
    expect(new Set(names).size).toBe(names.length);
  });

  it('captures a value below a name with signs of a pointer', () => {
    const response = { 'a/b~c': { referenceKey: '241014-1' } };
    const examples = [{ ...analyze, response }, feedback];
    const [request] = listRequests(toCollection(DOCUMENT, examples));
    expect(request?.captures.map(({ path }) => path)).toEqual([['a/b~c', 'referenceKey']]);
  });

  it('rejects a body that contains the sign of a variable, and says what to write', () => {
    const hostile = { ...analyze, body: { text: '{{ x }}' } };
    expect(() => toCollection(DOCUMENT, [hostile])).toThrow(
      'contracts/media-v2/examples/feedback-analyze/request.json contains "{{", which collections ' +
        'would take for a variable. Write the text without it.',
    );
  });
});
