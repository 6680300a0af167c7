import { afterEach, expect, it } from 'vitest';
import { call, openSandbox } from '../../testing/open-sandbox';
import cases from './tags.cases.json';

const { sandbox } = await openSandbox();

afterEach(() => sandbox.reset());

async function createTag(fields: object): Promise<void> {
  const tag = { gkbId: 'MY-1', categories: ['economy'], forbidden: false, ...fields };
  const { status, text } = await call(sandbox, 'POST /v2/customize/editorial_tag/create', tag);
  expect(status, text).toBe(200);
}

it.each(['2024-10-14', 'C++ (1)', 'a.b', '[x]', 'AC/DC', 'a\\d', '100 % {y}', 'Who?', '$5^|*'])(
  'an editorial tag is found by its name, whatever signs that has: %s',
  async (name) => {
    await createTag({ name, stdForms: { en: name } });
    const document = { id: '1', text: `About ${name} x.` };
    const { body } = await call(sandbox, 'POST /v2/nlp/analyze', document);
    expect(body).toMatchObject({ tags: [{ gkbId: 'MY-1' }] });
  },
);

it.each([
  ['Trade shows', 'trade shows', 'We like trade shows here.', ['trade shows']],
  ['Trade', 'trade shows', 'We like trade shows here.', ['trade shows']],
  ['Fairs', 'trade shows', 'Trade shows or fairs?', ['Trade shows', 'fairs']],
])('an editorial tag named %s and %s has one mention per place', async (name, form, text, want) => {
  await createTag({ name, stdForms: { en: form } });
  const document = { id: '1', text, returnMentions: true };
  const { body } = await call(sandbox, 'POST /v2/nlp/analyze', document);
  const { tags = [] } = body as Listed;
  const mentions = tags.find(({ gkbId }) => gkbId === 'MY-1')?.mentions;
  expect(mentions?.map((mention) => mention.text)).toEqual(want);
});

interface Listed {
  tags?: {
    id: string;
    gkbId?: string;
    type: string;
    stdForm: string;
    relevance: number;
    mentions?: { id: string; text: string; tokenIds: string[] }[];
  }[];
}

const BASE = { language: 'en', returnMentions: true, referenceDate: '2024-10-14' };

/** One line for each tag: what it is, its relevance, and its mentions with their tokens. */
async function list(line: string, request: object): Promise<string[]> {
  const { body } = await call(sandbox, line, { ...BASE, ...request });
  const { tags = [] } = body as Listed;
  return tags.map(({ id, gkbId, type, stdForm, relevance, mentions = [] }) => {
    const tag = [id, gkbId, type, stdForm, relevance].filter((value) => value !== undefined);
    const places = mentions.map((mention) =>
      [mention.id, mention.text, ...mention.tokenIds].join(' '),
    );
    return [tag.join(' '), ...places].join(' | ');
  });
}

it.each(cases as [string, object, string[]][])(
  'tags of an article are %s',
  async (_, document, tags) => {
    expect(await list('POST /v2/nlp/analyze', { id: '1', title: '', ...document })).toEqual(tags);
  },
);

it.each([
  [
    'names and nouns in the domain of hospitality, the most frequent first',
    {
      domain: 'voc-hospitality',
      text: 'We had salmon and wine in Munich. Pizzas, pizza! The room had a lamp. The lamp was old.',
    },
    [
      't0 base pizza 3.3 | m7 Pizzas w8 | m8 pizza w10',
      't1 base Munich 2.9 | m9 Munich w6',
      't2 base salmon 2.9 | m10 salmon w2',
      't3 base wine 2.9 | m11 wine w4',
      't4 base lamp 2.9 | m12 lamp w16 | m13 lamp w19',
      't5 base room 2.7 | m14 room w13',
    ],
  ],
  [
    'names and nouns in other domains',
    {
      domain: 'voc',
      text: 'Cars in Munich. Cars, cars and cars. Munich has cars, cars and more cars.',
    },
    [
      't0 base car 3.9 | m2 Cars w0 | m3 Cars w4 | m4 cars w6 | m5 cars w8 | m6 cars w12 | m7 cars w14 | m8 cars w17',
      't1 base Munich 3.3 | m9 Munich w2 | m10 Munich w10',
    ],
  ],
  [
    'a noun with the same name as an entity once',
    { domain: 'voc-hospitality', text: 'The soups were cold. We like soup.', language: 'en' },
    ['t0 base soup 3.3 | m2 soups w1 | m3 soup w7'],
  ],
  ['no date', { domain: 'voc', text: 'They met on 14 October 2024.' }, []],
])('tags of the General API are %s', async (_, request, tags) => {
  expect(await list('POST /v3/tags', request)).toEqual(tags);
});

it.each([
  ['once', 'Trade fairs, but unfair.', 't1 MY-1 media Trade fairs 66 | m0 Trade fairs w0 w1'],
  ['twice', 'FAIRS and fairs.', 't1 MY-1 media Trade fairs 88 | m0 FAIRS w0 | m1 fairs w2'],
  [
    'five times, as if it were four',
    'Fairs, fairs, fairs, fairs, fairs.',
    't1 MY-1 media Trade fairs 99 | m0 Fairs w0 | m1 fairs w2 | m2 fairs w4 | m3 fairs w6 | m4 fairs w8',
  ],
])('an editorial tag is found %s', async (_, text, tag) => {
  await createTag({ name: 'Fairs', stdForms: { en: 'Trade fairs', cs: '' } });
  const [first] = await list('POST /v2/nlp/analyze', { id: '1', title: '', text });
  expect(first).toBe(tag);
});

it('a forbidden editorial tag is left out, and so is the item that it forbids', async () => {
  await createTag({ name: 'Fairs', stdForms: { en: 'Fairs' }, forbidden: true });
  await createTag({ gkbId: 'G1085', name: 'Prague', forbidden: true });
  const document = { id: '1', title: '', text: 'Fairs in Prague and Brno.' };
  const tags = await list('POST /v2/nlp/analyze', document);
  expect(tags).toEqual(['t1 G14960 media Brno 66 | m4 Brno w4']);
});

it('tags without mentions, unless the request asks for them', async () => {
  const document = { id: '1', title: '', text: 'Macron waited.', returnMentions: false };
  expect(await list('POST /v2/nlp/analyze', document)).toEqual([
    't1 G3052772 media Emmanuel Macron 66',
    't2 IPTC-11000000 media-topic politics 46.2',
  ]);
});

it('an article has at most twenty tags', async () => {
  const cities =
    'Berlin, Munich, Hamburg, Budapest, Lisbon, Helsinki, Dublin, Athens, London, Paris, ';
  const more =
    'Rome, Prague, Brno, Vienna, Bratislava, Warsaw, Brussels, Oslo, Stockholm, Madrid, Kyiv';
  const document = { id: '1', title: '', text: `${cities}${more}.` };
  const tags = await list('POST /v2/nlp/analyze', document);
  expect(tags.map((tag) => tag.split(' ')[3])).toEqual([
    ...['Berlin', 'Munich', 'Hamburg', 'Budapest', 'Lisbon', 'Helsinki', 'Dublin', 'Athens'],
    ...['London', 'Paris', 'Rome', 'Prague', 'Brno', 'Vienna', 'Bratislava', 'Warsaw', 'Brussels'],
    ...['Oslo', 'Stockholm', 'Madrid'],
  ]);
});
