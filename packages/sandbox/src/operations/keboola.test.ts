import { expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import { printWarnings } from '../warnings';

const { sandbox } = await openSandbox();

async function analyze(request: object) {
  const { body, headers } = await call(sandbox, 'POST /keboola/v2/analysis', request);
  return { body, warning: printWarnings(headers) };
}

test('analyzeDocuments analyzes each document with the options of all', async () => {
  const documents = [
    { id: 'row-1', title: 'Prague', text: 'It is nice.' },
    { id: 'row-2', text: 'Byli jsme v Brně.' },
  ];
  const request = { analysisTypes: ['entities'], domain: 'newz', documents };
  expect(await analyze(request)).toEqual({
    body: [
      {
        version: '3.3.0',
        id: 'row-1',
        language: { detected: 'en' },
        entities: [{ id: 'e0', stdForm: 'Prague', type: 'location' }],
        usedChars: 100,
      },
      {
        version: '3.3.0',
        id: 'row-2',
        language: { detected: 'cs' },
        entities: [{ id: 'e0', stdForm: 'Brno', type: 'location' }],
        usedChars: 100,
      },
    ],
    warning:
      'sandbox-unknown-domain: the domain "newz" is unknown and was ignored (did you mean "news"?)',
  });
});

test.each<[string, object, string]>([
  ['no documents', {}, '/documents'],
  ['a document without an ID', { documents: [{ text: 'Prague' }] }, '/documents/0/id'],
  ['a document without a text', { documents: [{ id: '1' }] }, '/documents/0/text'],
  ['an ID that is no text', { documents: [{ id: {}, text: 'Prague' }] }, '/documents/0/id'],
  ['documents that are no list', { documents: { id: '1', text: 'Prague' } }, '/documents'],
  ['another analysis', { documents: [], analysisTypes: ['topics'] }, '/analysisTypes/0'],
  ['a language that is no text', { documents: [], language: ['cs'] }, '/language'],
])('analyzeDocuments rejects %s', async (_, request, pointer) => {
  expect((await analyze(request)).body).toMatchObject({ status: 400, violations: [{ pointer }] });
});

test('analyzeDocuments takes every field that the component sends', async () => {
  const request = {
    customerId: 'kbc',
    documents: [],
    analysisTypes: ['sentiment', 'entities', 'tags', 'relations'],
    language: 'cs',
    domain: 'news',
    correction: 'aggressive',
    diacritization: 'auto',
    referenceDate: '2024-10-14',
    returnMentions: true,
  };
  expect(await analyze(request)).toEqual({ body: [], warning: null });
});

test('analyzeDocuments takes 100 documents at most', async () => {
  const documents = Array.from({ length: 101 }, (_, index) => ({ id: `${index}`, text: 'x' }));
  const most = await analyze({ documents: documents.slice(1), analysisTypes: ['tags'] });
  expect(most.body).toHaveLength(100);
  expect((await analyze({ documents })).body).toMatchObject({
    status: 400,
    violations: [
      {
        pointer: '/documents',
        expected: 'at most 100 documents in the sandbox',
        rule: 'sandbox-batch-size',
        remedy: 'Lower advanced.doc_batch_size of the component.',
      },
    ],
  });
});
