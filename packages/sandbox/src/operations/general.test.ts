import { describe, expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import { printWarnings } from '../warnings';

const { sandbox } = await openSandbox();

const VISIT = 'Angela Merkel likes Prague.';

async function analyze(fields: object, path = '/v3/analysis') {
  const { body, headers } = await call(sandbox, `POST ${path}`, fields);
  return { body: body as Record<string, unknown>, warning: printWarnings(headers) };
}

async function listEntities(fields: object) {
  const { body } = await analyze({ analyses: ['entities'], ...fields });
  return (body.entities as { stdForm: string }[]).map(({ stdForm }) => stdForm);
}

/** The paragraphs that a document is split into, as `type: text`. */
async function listParagraphs(fields: object) {
  const { body } = await analyze({ analyses: ['entities'], returnMentions: true, ...fields });
  const paragraphs = body.paragraphs as { type: string; text: string }[];
  return paragraphs.map(({ type, text }) => `${type}: ${text}`);
}

test('getAccount returns a plan with what is left of it', async () => {
  const { body } = await call(sandbox, 'GET /account');
  expect(body).toEqual({ type: 'sandbox', remainingQuotas: [{ characters: 1_000_000 }] });
});

test('getStatus returns nothing but the status', async () => {
  const { status, text } = await call(sandbox, 'GET /status');
  expect({ status, text }).toEqual({ status: 200, text: '' });
});

test('analyze returns what was asked for, with the version and the number of characters', async () => {
  const { body } = await analyze({ id: 'a-7', text: 'Prague is nice.', analyses: ['entities'] });
  expect(body).toEqual({
    version: '3.3.0',
    id: 'a-7',
    language: { detected: 'en' },
    entities: [{ id: 'e0', stdForm: 'Prague', type: 'location' }],
    usedChars: 100,
  });
});

test('analyze returns no ID when none is sent', async () => {
  const { body } = await analyze({ text: 'Prague is nice.', analyses: ['entities'] });
  expect(Object.keys(body)).toEqual(['version', 'language', 'entities', 'usedChars']);
});

test.each([
  ['/v3/entities', ['entities']],
  ['/v3/tags', ['tags']],
  ['/v3/sentiment', ['docSentiment']],
  ['/v3/relations', ['entities', 'relations']],
  ['/v3/analysis', ['entities', 'tags', 'relations', 'docSentiment']],
  ['/v3/analysis/T:news', ['entities', 'tags', 'relations', 'docSentiment']],
])('%s returns %j', async (path, results) => {
  const { body } = await analyze({ text: VISIT }, path);
  expect(Object.keys(body)).toEqual(['version', 'language', ...results, 'usedChars']);
});

describe('with an extractor of HTML, analyze reads', () => {
  test.each<[string, object, string[]]>([
    ['nothing as HTML without one', { text: 'Is 1 <b>< 2</b>?' }, ['BODY: Is 1 <b>< 2</b>?']],
    [
      'title and text',
      {
        htmlExtractor: 'article',
        title: '<h1>Pra&amp;ha</h1>',
        text: '<p>Praha</p><p>je <b>krásná</b>.</p>',
      },
      ['TITLE: Pra&ha', 'BODY: Praha', 'BODY: je krásná.'],
    ],
    ['a title alone', { htmlExtractor: 'article', title: '<i>Praha</i>' }, ['TITLE: Praha']],
    [
      'paragraphs',
      {
        htmlExtractor: 'article',
        paraSpecs: [
          { type: 'title', text: '<b>Praha</b>' },
          { type: 'body', text: 'Je <i>krásná</i>.' },
        ],
      },
      ['TITLE: Praha', 'BODY: Je krásná.'],
    ],
  ])('%s', async (_, fields, paragraphs) => {
    expect(await listParagraphs(fields)).toEqual(paragraphs);
  });
});

test('tags of HTML count among the characters', async () => {
  const text = '<p>Praha</p>'.repeat(20);
  expect((await analyze({ htmlExtractor: 'article', text })).body).toHaveProperty('usedChars', 240);
});

describe('the domain', () => {
  const lines = { text: 'Prague is nice.\nBrno is nice.\n\nPlzeň is nice.' };
  const TWO = ['BODY: Prague is nice.\nBrno is nice.', 'BODY: Plzeň is nice.'];
  const THREE = ['BODY: Prague is nice.', 'BODY: Brno is nice.', 'BODY: Plzeň is nice.'];

  test.each([
    [undefined, TWO],
    ['voc', TWO],
    ['voc-hospitality', TWO],
    ['media', THREE],
    ['news', THREE],
    ['sport', THREE],
    ['tabloid', THREE],
    ['tech', THREE],
  ])('%s says where paragraphs end', async (domain, paragraphs) => {
    expect(await listParagraphs({ ...lines, domain })).toEqual(paragraphs);
  });

  test.each([
    [undefined, ['Prague']],
    ['media', ['Prague']],
    ['voc-banking', ['Prague']],
    ['voc-hospitality', ['Prague', 'salmon', 'fish']],
  ])('%s says what is found', async (domain, entities) => {
    expect(await listEntities({ text: 'We had salmon in Prague.', domain })).toEqual(entities);
  });

  test.each([
    [undefined, null],
    ['media', null],
    ['voc-banking', null],
    [
      'voc-bank',
      'sandbox-unknown-domain: the domain "voc-bank" is unknown and was ignored (did you mean "voc-banking"?)',
    ],
    [
      'x'.repeat(50),
      `sandbox-unknown-domain: the domain "${'x'.repeat(40)}..." is unknown and was ignored`,
    ],
  ])('%s gets the warning %s', async (domain, warning) => {
    expect((await analyze({ text: VISIT, domain })).warning).toBe(warning);
  });
});

test.each<[object, string | null]>([
  [{ textType: 'clean', diacritization: 'none' }, null],
  [
    { textType: 'casual' },
    'sandbox-correction: the sandbox leaves spelling and diacritics as they are',
  ],
  [
    { diacritization: 'auto' },
    'sandbox-correction: the sandbox leaves spelling and diacritics as they are',
  ],
])(
  'with %j, analyze leaves the text as it is, and gets the warning %s',
  async (fields, warning) => {
    const request = { text: 'Sme v Praze.', language: 'cs', analyses: ['language'], ...fields };
    expect(await listParagraphs(request)).toEqual(['BODY: Sme v Praze.']);
    expect((await analyze(request)).warning).toBe(warning);
  },
);

test('analyze reads dates from a reference date', async () => {
  const text = 'We meet tomorrow.';
  expect(await listEntities({ text, referenceDate: 'NOW' })).toEqual(['2024-10-15']);
  expect(await listEntities({ text, referenceDate: '2023-12-31' })).toEqual(['2024-01-01']);
});

test.each<[object, string[]]>([
  [{}, []],
  [{ returnMentions: true }, ['paragraphs']],
  [{ returnItemSentiment: true }, ['itemSentiments']],
])('analyze returns more with %j', async (fields, more) => {
  const { body } = await analyze({ text: VISIT, ...fields });
  const extra = ['paragraphs', 'itemSentiments'].filter((name) => name in body);
  expect(extra).toEqual(more);
});

test('analyze prefers a language that is likely', async () => {
  expect((await analyze({ text: 'sale' })).body.language).toEqual({ detected: 'en' });
  const request = { text: 'sale', langDetectPrior: 'fr' };
  expect((await analyze(request)).body.language).toEqual({ detected: 'fr' });
});

const USELESS_SENTIMENT =
  'sandbox-item-sentiment: returnItemSentiment has no effect without the analysis sentiment';
const USELESS_ANALYSES =
  'sandbox-analyses: analyses is ignored, because the path names the analysis';
const LONG =
  'sandbox-long-text: only the first 100,000 characters in at most 5,000 paragraphs are analyzed';

test.each<[string, object, string | null]>([
  ['/v3/analysis', {}, null],
  ['/v3/analysis', { returnItemSentiment: true }, null],
  ['/v3/analysis', { returnItemSentiment: true, analyses: ['all'] }, null],
  ['/v3/analysis', { returnItemSentiment: true, analyses: ['sentiment', 'tags'] }, null],
  ['/v3/analysis', { returnItemSentiment: true, analyses: ['tags'] }, USELESS_SENTIMENT],
  ['/v3/analysis', { returnItemSentiment: false, analyses: ['tags'] }, null],
  ['/v3/sentiment', { returnItemSentiment: true }, null],
  ['/v3/tags', { returnItemSentiment: true }, USELESS_SENTIMENT],
  ['/v3/tags', { analyses: ['tags'] }, USELESS_ANALYSES],
])('%s with %j gets the warning %s', async (path, fields, warning) => {
  expect((await analyze({ text: VISIT, ...fields }, path)).warning).toBe(warning);
});

test('analyze warns of a text that is cut', async () => {
  const text = 'a '.repeat(51_000);
  expect((await analyze({ text, analyses: ['tags'] })).warning).toBe(LONG);
});
