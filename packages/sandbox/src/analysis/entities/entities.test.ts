import { describe, expect, it } from 'vitest';
import { call, openSandbox } from '../../testing/open-sandbox';
import { segment } from '../language/segment';
import { locate, listProperties } from './entities';
import cases from './entities.cases.json';

const { sandbox } = await openSandbox();

it('entities come in groups: dates and numbers, names, concepts, each in the order of the text', async () => {
  const text = 'Football in Prague: Macron saw Brexit, 3 smartphones and Munich on Tuesday.';
  const { body } = await call(sandbox, 'POST /v3/entities', { text, domain: 'media' });
  const { entities } = body as { entities: { id: string; type: string; stdForm: string }[] };
  expect(entities.map(({ id, type, stdForm }) => `${id} ${type} ${stdForm}`)).toEqual([
    'e0 number 3',
    'e1 date XXXX-WXX-2',
    'e2 location Prague',
    'e3 person Emmanuel Macron',
    'e4 location Munich',
    'e5 general association football',
    'e6 event Brexit',
    'e7 general smartphone',
  ]);
});

interface Listed {
  entities?: {
    id: string;
    gkbId?: string;
    type: string;
    stdForm: string;
    feats?: Record<string, string>;
    mentions: { text: string; tokenIds: string[]; derivedFromEntityId?: string }[];
  }[];
}

const BASE = { language: 'en', returnMentions: true, referenceDate: '2024-10-14' };

/** One line for each entity: what it is, its features, and its mentions with their tokens. */
async function list(line: string, request: object): Promise<string[]> {
  const { body } = await call(sandbox, line, { ...BASE, ...request });
  const { entities = [] } = body as Listed;
  return entities.map(({ id, gkbId, type, stdForm, feats = {}, mentions }) => {
    const entity = [id, gkbId, type, stdForm, ...Object.values(feats)].filter(Boolean);
    const places = mentions.map(({ text, tokenIds, derivedFromEntityId }) =>
      [text, ...tokenIds, derivedFromEntityId].filter(Boolean).join(' '),
    );
    return [entity.join(' '), ...places].join(' | ');
  });
}

it.each(cases as [string, object, string[]][])(
  'entities of an article: %s',
  async (_, document, entities) => {
    expect(await list('POST /v2/nlp/analyze', { id: '1', title: '', ...document })).toEqual(
      entities,
    );
  },
);

it.each([
  [
    'dishes bring their kind in the domain of hospitality',
    {
      domain: 'voc-hospitality',
      text: 'We had salmon, fish, beer, pizza and wine in Munich. The food!',
    },
    [
      'e0 location Munich | Munich w12',
      'e1 food salmon | salmon w2',
      'e2 food fish kind | fish w4 | salmon w2 e1',
      'e3 food beer | beer w6',
      'e4 HSP-1091 food pizza | pizza w8',
      'e5 food wine | wine w10',
      'e6 HSP-10210 food food | food w15',
      'e7 food drink kind true | beer w6 e3 | wine w10 e5',
    ],
  ],
  [
    'nothing is derived in other domains',
    { domain: 'media', text: 'We had salmon and pizza in Munich.' },
    ['e0 G1726 location Munich | Munich w6', 'e1 G177 general pizza | pizza w4'],
  ],
  [
    'names have no ID outside media',
    { domain: 'voc', text: 'Macron visited Munich on 14 October 2024.' },
    [
      'e0 date 2024-10-14 | 14 October 2024 w4 w5 w6',
      'e1 person Emmanuel Macron | Macron w0',
      'e2 location Munich | Munich w2',
    ],
  ],
])('entities of the General API: %s', async (_, request, entities) => {
  expect(await list('POST /v3/entities', request)).toEqual(entities);
});

it('entities of a long text count less towards its end', async () => {
  const relevance = async (count: number): Promise<unknown> => {
    const document = { id: '1', title: '', text: `${'Shops open. '.repeat(count)}Prague` };
    const [prague] = await list('POST /v2/nlp/analyze', document);
    return Number(prague?.split(' ')[4]);
  };
  expect(await Promise.all([0, 15, 18, 100].map(relevance))).toEqual([66, 66, 65, 40]);
});

describe('listProperties()', () => {
  it.each([
    [
      'G213',
      'en',
      [{ name: 'demo_capital', label: 'capital', valueGkbId: 'G1085', strValue: 'Prague' }],
    ],
    [
      'G64',
      'pl',
      [{ name: 'demo_country', label: 'państwo', valueGkbId: 'G183', strValue: 'Niemcy' }],
    ],
    [
      'G1726',
      'cs',
      [
        { name: 'demo_country', label: 'stát', valueGkbId: 'G183', strValue: 'Německo' },
        { name: 'demo_coordinates', label: 'souřadnice', strValue: '48.1375,11.575' },
        { name: 'demo_area', label: 'rozloha', floatValue: 310.7 },
        { name: 'demo_districts', label: 'počet obvodů', intValue: 25 },
        { name: 'demo_state_capital', label: 'zemské hlavní město', boolValue: true },
      ],
    ],
    [
      'G90',
      'constructor',
      [{ name: 'demo_country', label: 'country', valueGkbId: 'G142', strValue: 'France' }],
    ],
    ['G17', 'en', []],
    ['G999', 'en', []],
  ])('of %s in %s', (id, language, properties) => {
    expect(listProperties(id, language)).toEqual(properties);
  });
});

describe('locate()', () => {
  it.each([
    ['a word', 4, 11, ['w1']],
    ['two words', 0, 11, ['w0', 'w1']],
    ['a part of a word', 5, 7, ['w1']],
    ['the end of a word and the space', 3, 4, undefined],
    ['words of two sentences', 4, 18, ['w1', 'w2']],
    ['the end of the text', 40, 41, undefined],
  ])('finds the tokens of %s', async (_, start, end, ids) => {
    const blocks = [{ type: 'BODY', text: 'The weather! Rain again.' }];
    const [paragraph] = await segment(blocks, 'en');
    const position = paragraph && locate(paragraph)(start, end);
    expect(position?.tokens.map(({ id }) => id)).toEqual(ids);
    if (position) expect(position.sentence).toBe(paragraph?.sentences[0]);
  });
});
