import { expect, test } from 'vitest';
import { call, openSandbox } from '../testing/open-sandbox';
import { printWarnings } from '../warnings';

const { sandbox } = await openSandbox();

async function send(path: string, request: object) {
  const line = `POST /v2/knowledgebase/${path}`;
  const { body, headers } = await call(sandbox, line, request);
  return { body, warning: printWarnings(headers) };
}

const LEFT_OUT = 'sandbox-left-out: an ID is unknown, or has no text in these languages';

const BRITAIN = {
  enwiki: 'https://en.wikipedia.org/wiki/United_Kingdom',
  wikidata: 'https://www.wikidata.org/entity/Q145',
};

const GERMANY = {
  enwiki: 'https://en.wikipedia.org/wiki/Germany',
  wikidata: 'https://www.wikidata.org/entity/Q183',
};

test('getDetails returns each item in the first of the languages that it has', async () => {
  const ids = ['G145', 'DEMO-183', 'G145'];
  expect(await send('details', { ids, language: 'da', fallbackLanguages: ['de', 'en'] })).toEqual({
    body: {
      G145: {
        gkbId: 'G145',
        stdForm: { value: 'Storbritannien', language: 'da' },
        description: { value: 'country in Western Europe', language: 'en' },
        type: 'location',
        subtypes: [],
        externalIds: { wikidata: 'Q145' },
        externalLinks: BRITAIN,
      },
      'DEMO-183': {
        gkbId: 'G183',
        stdForm: { value: 'Deutschland', language: 'de' },
        description: { value: 'country in Central Europe', language: 'en' },
        type: 'location',
        subtypes: [],
        externalIds: { wikidata: 'Q183' },
        externalLinks: GERMANY,
      },
    },
    warning: null,
  });
});

test('getDetails leaves out texts that no language has, and Wikidata IDs that nobody knows', async () => {
  const ids = ['IPTC-15000000'];
  expect(await send('details', { ids, language: 'sv', fallbackLanguages: ['fi'] })).toEqual({
    body: {
      'IPTC-15000000': {
        gkbId: 'IPTC-15000000',
        type: 'general',
        subtypes: [],
        externalIds: {},
        externalLinks: {},
      },
    },
    warning: null,
  });
});

test('getInfoBoxes returns a title, and a header where there is one', async () => {
  const ids = ['G145', 'G183', 'G0'];
  expect(await send('infoboxes', { ids, language: 'da', fallbackLanguages: ['fi'] })).toEqual({
    body: {
      G145: {
        value: { title: 'Storbritannien', header: '', body: '', footer: BRITAIN },
        language: 'da',
      },
    },
    warning: LEFT_OUT,
  });
  const request = { ids: ['G183'], language: 'da', fallbackLanguages: ['en'] };
  expect(await send('infoboxes', request)).toEqual({
    body: {
      G183: {
        value: {
          title: 'Germany',
          header: 'country in Central Europe',
          body: '',
          footer: GERMANY,
        },
        language: 'en',
      },
    },
    warning: null,
  });
});

test.each([
  ['pl', [], 'Unia Europejska', '', 'pl'],
  ['pl', ['en'], 'European Union', 'political and economic union of European states', 'en'],
  ['pl', ['de'], 'Unia Europejska', '', 'pl'],
])('an info box in %s, then in %j, has one language', async (language, others, ...box) => {
  const request = { ids: ['G458'], language, fallbackLanguages: others };
  const { body } = await send('infoboxes', request);
  const [title, header, expected] = box;
  expect(body).toMatchObject({ G458: { value: { title, header }, language: expected } });
});

test('getStandardForms returns the forms in the one language that it takes', async () => {
  expect(await send('stdforms', { ids: ['G145', 'DEMO-42', 'G1726'], language: 'cs' })).toEqual({
    body: {
      G145: { value: 'Spojené království', language: 'cs' },
      'DEMO-42': { value: 'Douglas Adams', language: 'cs' },
      G1726: { value: 'Mnichov', language: 'cs' },
    },
    warning: null,
  });
  expect(await send('stdforms', { ids: ['G145', 'G1726'], language: 'da' })).toEqual({
    body: { G145: { value: 'Storbritannien', language: 'da' } },
    warning: LEFT_OUT,
  });
});

test.each([
  ['wikidata', ['Q183', 'G183', 'DEMO-183'], ['Q183']],
  [undefined, ['Q183', 'G183', 'DEMO-183'], ['G183', 'DEMO-183']],
  ['musicbrainz', ['Q183', 'G183', 'DEMO-183'], []],
])('with the external source %s, %j are known as %j', async (externalSource, ids, expectedIds) => {
  const request = { ids, language: 'en', fallbackLanguages: ['fi'], externalSource };
  const { body, warning } = await send('details', request);
  expect(Object.keys(body as object).sort()).toEqual(expectedIds.sort());
  expect(warning).toBe(LEFT_OUT);
});

test('getRedirects says what an ID replaces, or what replaces it', async () => {
  const gkbIds = ['G183', 'G64', 'DEMO-42', 'G0'];
  const { body, warning } = await send('redirects', { gkbIds });
  expect(warning).toMatch(/^sandbox-left-out: /);
  expect(body).toEqual({
    G183: { replaces: ['DEMO-183'] },
    G64: { replaces: [] },
    'DEMO-42': { replacedBy: 'G42' },
  });
});

test('searchItems returns details of what it finds', async () => {
  const request = { query: 'Mnich', language: 'de', fallbackLanguages: ['cs'] };
  expect((await send('search', request)).body).toEqual({
    query: 'Mnich',
    hits: 1,
    itemDetails: [
      {
        gkbId: 'G1726',
        stdForm: { value: 'München', language: 'de' },
        description: { value: 'Stadt in Bayern', language: 'de' },
        type: 'location',
        subtypes: [],
        externalIds: { wikidata: 'Q1726' },
        externalLinks: {
          enwiki: 'https://en.wikipedia.org/wiki/Munich',
          wikidata: 'https://www.wikidata.org/entity/Q1726',
        },
      },
    ],
  });
});

test.each<[string, string, string[], string[]]>([
  // The whole name, names that begin so, and one that has such a word.
  [
    'UN',
    'en',
    [],
    ['United Nations', 'UNESCO', 'United States', 'United Kingdom', 'European Union'],
  ],
  ['par', 'en', [], ['Paris', 'European Parliament']],
  ['  new-york   city ', 'en', [], ['New York City']],
  ['  states   of ', 'en', [], ['United States']],
  ['tates of', 'en', [], []],
  ['nemecko', 'cs', [], ['Německo']],
  ['NĚMECKO', 'en', ['cs'], ['Germany']],
  ['Německo', 'en', [], []],
  ['', 'en', [], []],
  [' - ', 'en', [], []],
])('searchItems finds by "%s" in %s, then in %j: %j', async (query, language, others, names) => {
  const { body } = await send('search', { query, language, fallbackLanguages: others });
  const { itemDetails } = body as { itemDetails: { stdForm?: { value: string } }[] };
  expect(itemDetails.map(({ stdForm }) => stdForm?.value)).toEqual(names);
});

test('searchItems returns 20 items at most, and says how many there are', async () => {
  const request = { query: 'a', language: 'en', fallbackLanguages: ['cs', 'de', 'fr', 'pl'] };
  const { body } = await send('search', request);
  const { hits, itemDetails } = body as { hits: number; itemDetails: object[] };
  expect({ hits, shown: itemDetails.length }).toEqual({ hits: 24, shown: 20 });
});
