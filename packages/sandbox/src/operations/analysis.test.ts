import { expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import { readAnalyses, readPrior } from './analysis';
import { printWarnings } from '../warnings';

const { sandbox } = await openSandbox();

async function send(path: string, request: object) {
  const { status, body, headers } = await call(sandbox, `POST /v2/nlp/analyze${path}`, request);
  return { status, body, warning: printWarnings(headers) };
}

const MUNICH = { id: 'a-1', text: 'Munich is nice.', analyses: ['entities'] };
const ENTITIES = [
  { id: 'e0', gkbId: 'G1726', stdForm: 'Munich', type: 'location', feats: { relevance: '66.0' } },
  {
    id: 'e1',
    gkbId: 'G183',
    stdForm: 'Germany',
    type: 'location',
    feats: { relevance: '33.0', derivedBy: 'country', derivedOnly: 'true' },
  },
];
const REFERENCE_KEY = expect.stringMatching(/^241014-164726-[0-9a-f]{8}$/) as string;

test('analyze returns what was asked for, with a key for feedback', async () => {
  const response = await send('', MUNICH);
  expect(response).toEqual({
    status: 200,
    body: {
      version: '3.3.0',
      id: 'a-1',
      language: { detected: 'en' },
      entities: ENTITIES,
      usedChars: 100,
      metadata: { referenceKey: REFERENCE_KEY },
    },
    warning: null,
  });
});

test.each<[object, string[]]>([
  [{}, []],
  [{ returnMentions: true }, ['paragraphs', 'mentions']],
  [{ returnGkbProperties: true }, ['gkbProperties']],
  [{ returnItemSentiment: true }, ['itemSentiments']],
])('analyze returns more with %j', async (fields, more) => {
  const { body } = await send('', { ...MUNICH, analyses: ['entities', 'sentiment'], ...fields });
  const text = JSON.stringify(body);
  const names = ['paragraphs', 'mentions', 'gkbProperties', 'itemSentiments'];
  expect(names.filter((name) => text.includes(`"${name}":`))).toEqual(more);
});

test('paragraphs that are sent one by one count as characters', async () => {
  const paraSpecs = ['a', 'b'].map((letter) => ({ type: 'body', text: letter.repeat(75) }));
  const { body } = await send('', { id: 'a-1', paraSpecs });
  expect(body).toHaveProperty('usedChars', 150);
});

test('analyzeBatch returns the analysis of each article, in their order', async () => {
  const { body } = await send('/batch', [MUNICH, { ...MUNICH, id: 'a-2', text: 'Nothing.' }]);
  expect(body).toMatchObject([
    { id: 'a-1', entities: ENTITIES, metadata: { referenceKey: REFERENCE_KEY } },
    { id: 'a-2', entities: [], metadata: { referenceKey: REFERENCE_KEY } },
  ]);
});

test('analyzeBatch takes 100 articles at most', async () => {
  const articles = Array.from({ length: 101 }, (_, index) => ({ ...MUNICH, id: `a-${index}` }));
  expect((await send('/batch', articles.slice(1))).body).toHaveLength(100);
  expect(await send('/batch', articles)).toMatchObject({
    status: 400,
    body: {
      violations: [
        {
          pointer: '',
          expected: 'at most 100 articles in the sandbox',
          rule: 'sandbox-batch-size',
          remedy: 'Split the list into several requests.',
        },
      ],
    },
  });
});

test('analyze prefers a language that is likely', async () => {
  const request = { id: 'a-1', text: 'super', analyses: ['sentiment'] };
  const english = await send('', request);
  const czech = await send('', { ...request, langDetectPrior: 'cs' });
  expect(english.body).toMatchObject({ language: { detected: 'en' }, docSentiment: { mean: 0 } });
  expect(czech.body).toMatchObject({ language: { detected: 'cs' }, docSentiment: { mean: 0.5 } });
});

const USELESS =
  'sandbox-item-sentiment: returnItemSentiment has no effect without the analysis sentiment';
const LONG =
  'sandbox-long-text: only the first 100,000 characters in at most 5,000 paragraphs are analyzed';
const LONG_TEXT = 'a '.repeat(51_000);

test.each<[object, string | null]>([
  [{ returnItemSentiment: true }, USELESS],
  [{ returnItemSentiment: false }, null],
  [{ returnItemSentiment: true, analyses: ['tags', 'sentiment'] }, null],
  [{ returnItemSentiment: true, analyses: ['all'] }, null],
  [{ returnItemSentiment: true, analyses: [] }, null],
])('an article with %j gets the warning %s, alone or in a batch', async (fields, warning) => {
  const article = { ...MUNICH, ...fields };
  expect((await send('', article)).warning).toBe(warning);
  expect((await send('/batch', [MUNICH, article])).warning).toBe(warning);
});

test('a long article in a batch gets a warning, after the others', async () => {
  const articles = [MUNICH, { ...MUNICH, text: LONG_TEXT, returnItemSentiment: true }];
  expect((await send('/batch', articles)).warning).toBe(`${USELESS}; ${LONG}`);
});

test('feedback on an analysis gets a warning when its key is not one of an analysis', async () => {
  const { body } = await send('', MUNICH);
  const { referenceKey } = (body as { metadata: { referenceKey: string } }).metadata;
  const feedback = { docId: 'a-1', entities: [] };
  expect(await send('/feedback', { ...feedback, referenceKey })).toEqual({
    status: 200,
    body: undefined,
    warning: null,
  });
  const other = await call(sandbox, 'POST /v2/photos/demo/recommend', {
    id: 'a-1',
    text: 'Munich',
  });
  const { referenceKey: key } = other.body as { referenceKey: string };
  expect(await send('/feedback', { ...feedback, referenceKey: key })).toEqual({
    status: 200,
    body: undefined,
    warning:
      'sandbox-reference-key: the sandbox did not return this referenceKey for such a result',
  });
});

test.each([
  [undefined, ['all']],
  [[], ['all']],
  [
    ['tags', 'entities', 'tags'],
    ['tags', 'entities'],
  ],
])('readAnalyses(%j) are %j', (names, analyses) => {
  expect([...readAnalyses(names)]).toEqual(analyses);
});

test.each([
  [undefined, []],
  ['', []],
  ['de', ['de']],
  ['de,en', ['de', 'en']],
  [' DE , ces ', ['de', 'ces']],
  ['d,deut,d1,1de,de-AT,,en', ['en']],
])('readPrior(%j) reads the codes %j', (list, codes) => {
  expect(readPrior(list)).toEqual(codes);
});
