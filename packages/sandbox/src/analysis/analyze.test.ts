import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import type { Analysis } from './analyze';
import type { Options } from './model';

const OPTIONS: Options = {
  analyses: new Set(['all']),
  domain: 'media',
  languagePrior: [],
  returnMentions: false,
  returnItemSentiment: false,
  returnGkbProperties: false,
  deriveEntities: false,
  withRelevance: false,
  categories: [],
  editorialTags: [],
  firstTag: 1,
  submittedChars: 0,
};

const VISIT = 'Macron visits beautiful Munich. Prague is awful.';

function run(text: string, options: Partial<Options> = {}): Promise<Analysis> {
  return analyze([{ type: 'BODY', text }], { ...OPTIONS, ...options });
}

describe('analyze() returns', () => {
  const WITH = { returnMentions: true, returnItemSentiment: true };

  it.each<[string[], Partial<Options>, string[]]>([
    [['all'], {}, ['entities', 'tags', 'relations', 'docSentiment']],
    [['entities'], {}, ['entities']],
    [['tags'], {}, ['tags']],
    [['relations'], {}, ['entities', 'relations']],
    [['sentiment'], {}, ['docSentiment']],
    [['sentiment', 'tags'], WITH, ['paragraphs', 'tags', 'docSentiment', 'itemSentiments']],
    [['entities'], WITH, ['paragraphs', 'entities']],
    [['language'], {}, []],
    [['language'], { returnMentions: true }, ['paragraphs']],
    [['language', 'tags'], {}, ['tags']],
    [['all'], { language: 'cs' }, ['entities', 'tags', 'docSentiment']],
    [['all'], { language: 'pl', returnItemSentiment: true }, ['entities', 'tags']],
  ])('for %j with %j: %j', async (analyses, options, fields) => {
    const analysis = await run(VISIT, { ...options, analyses: new Set(analyses) });
    expect(Object.keys(analysis)).toEqual(['language', ...fields, 'usedChars', 'warnings']);
  });
});

it.each<[Partial<Options>, string]>([
  [{}, 'en'],
  [{ language: 'cs', languagePrior: ['fr'] }, 'cs'],
])('analyze() with %j takes the text for "%s"', async (options, language) => {
  const analysis = await run('The garden is open.', {
    ...options,
    analyses: new Set(['language']),
  });
  expect(analysis).toEqual({ language: { detected: language }, usedChars: 100, warnings: [] });
});

it.each([
  [0, 100],
  [100, 100],
  [101, 101],
])('analyze() of %d characters uses %d', async (submittedChars, usedChars) => {
  expect(await run('Praha', { submittedChars })).toMatchObject({ usedChars });
});

it('analyze() reads all paragraphs for the language', async () => {
  const blocks = ['Macron', 'Paris', 'Le président est dans la ville.'].map((text) => ({
    type: 'BODY',
    text,
  }));
  expect(await analyze(blocks, OPTIONS)).toMatchObject({ language: { detected: 'fr' } });
});

describe('analyze() returns entities', () => {
  const ENTITIES = { analyses: new Set(['entities']) };

  it('without mentions and relevance, as in the General API', async () => {
    const { entities } = await run('On May 5 in Munich', ENTITIES);
    expect(entities).toEqual([
      { id: 'e0', stdForm: 'XXXX-05-05', type: 'date' },
      { id: 'e1', gkbId: 'G1726', stdForm: 'Munich', type: 'location' },
    ]);
  });

  it('with mentions, relevance, and countries, as in the Media API', async () => {
    const options = { withRelevance: true, deriveEntities: true, returnMentions: true };
    const { entities } = await run('On May 5 in Munich', { ...ENTITIES, ...options });
    const munich = { mwl: 'Munich', text: 'Munich', tokenIds: ['w4'] };
    expect(entities).toEqual([
      {
        id: 'e0',
        stdForm: 'XXXX-05-05',
        type: 'date',
        mentions: [{ id: 'm0', mwl: 'May 5', text: 'May 5', tokenIds: ['w1', 'w2'] }],
      },
      {
        id: 'e1',
        gkbId: 'G1726',
        stdForm: 'Munich',
        type: 'location',
        feats: { relevance: '66.0' },
        mentions: [{ id: 'm1', ...munich }],
      },
      {
        id: 'e2',
        gkbId: 'G183',
        stdForm: 'Germany',
        type: 'location',
        feats: { relevance: '33.0', derivedBy: 'country', derivedOnly: 'true' },
        mentions: [{ id: 'm2', ...munich, derivedFromEntityId: 'e1' }],
      },
    ]);
  });

  it('and tags with the properties of the knowledge base', async () => {
    const options = { returnGkbProperties: true, presentationLanguage: 'cs' };
    const { entities, tags } = await run('Macron saw Prague on May 5.', options);
    const praha = [{ name: 'demo_country', label: 'stát', valueGkbId: 'G213', strValue: 'Česko' }];
    const list = (things: { stdForm: string }[] = []): [string, unknown][] =>
      things.map((thing) => [thing.stdForm, (thing as { gkbProperties?: unknown }).gkbProperties]);
    expect(list(entities)).toEqual([
      ['XXXX-05-05', undefined],
      ['Emmanuel Macron', undefined],
      ['Praha', praha],
    ]);
    expect(list(tags)).toContainEqual(['Praha', praha]);
    const plain = await run('Macron saw Prague on May 5.', { presentationLanguage: 'cs' });
    expect(JSON.stringify(plain)).not.toContain('gkbProperties');
  });
});

describe('analyze() returns syntax', () => {
  it.each<[string, string, Partial<Options>, boolean]>([
    ['relations', 'en', { returnMentions: true }, true],
    ['entities', 'en', { returnMentions: true }, false],
    ['relations', 'cs', { returnMentions: true }, false],
  ])('for %s in "%s" with %j: %s', async (analysis, language, options, want) => {
    const result = await run(VISIT, { ...options, language, analyses: new Set([analysis]) });
    expect(JSON.stringify(result.paragraphs).includes('tecto')).toBe(want);
    expect(JSON.stringify(result.paragraphs).includes('parId')).toBe(want);
  });

  it('beside the tokens, and nothing of places in the paragraph', async () => {
    const analyses = new Set(['relations']);
    const { paragraphs } = await run('Prague grew.', { analyses, returnMentions: true });
    expect(JSON.parse(JSON.stringify(paragraphs))).toEqual([
      {
        id: 'p0',
        type: 'BODY',
        text: 'Prague grew.',
        sentences: [
          {
            id: 's0',
            tokens: [
              {
                ...{ id: 'w0', off: 0, text: 'Prague', lemma: 'Prague', pos: 'PROPN' },
                ...{ dLemma: 'Prague', mTag: 'NNP', parId: 'w1', fnc: 'nsubj' },
              },
              {
                ...{ id: 'w1', off: 7, text: 'grew', lemma: 'grow', pos: 'VERB' },
                ...{ dLemma: 'grow', mTag: 'VBD', fnc: 'root', feats: { negated: 'false' } },
              },
              {
                ...{ id: 'w2', off: 11, text: '.', lemma: '.', pos: 'PUNCT' },
                ...{ dLemma: '.', mTag: '.', parId: 'w1', fnc: 'punct' },
              },
            ],
            tecto: [
              { id: 'd0', tokenIds: [], lemma: '#_SENTENCE_#', fnc: 'root' },
              {
                ...{ id: 'd1', tokenIds: ['w0'], lemma: 'Prague', fnc: 'nsubj' },
                ...{ parId: 'd2', entityMentionId: 'm0' },
              },
              { id: 'd2', tokenIds: ['w1'], lemma: 'grow', fnc: 'clause', parId: 'd0' },
              { id: 'd3', tokenIds: ['w2'], lemma: '.', fnc: 'punct', parId: 'd2' },
            ],
          },
        ],
      },
    ]);
  });

  it.each<[string, Partial<Options>, unknown[]]>([
    ['Prague is awful.', {}, [undefined]],
    ['Prague is awful.', { returnMentions: true }, [[{ tokenIds: ['w2', 'w1'], tectoId: 'd3' }]]],
  ])('for relations of "%s" with %j', async (text, options, support) => {
    const { relations = [] } = await run(text, options);
    expect(relations.map((relation) => relation.support)).toEqual(support);
    expect(relations.map(({ id }) => id)).toEqual(support.map((_, index) => `r${index}`));
  });
});

describe('analyze() returns the sentiment of items', () => {
  const list = ({ itemSentiments = {} }: Analysis): Record<string, number> =>
    Object.fromEntries(Object.entries(itemSentiments).map(([id, { mean }]) => [id, mean]));
  const ENTITIES = { e0: 0.5, e1: 0.5, e2: -0.5 };
  const TAGS = { t1: 0.5, t2: 0.5, t3: -0.5 };
  const RELATIONS = { r0: 0.5, r1: 0.5, r2: -0.5 };
  const PLACES = { p0: 0, s0: 0.5, s1: -0.5 };
  const MENTIONS = { m0: 0.5, m1: 0.5, m2: -0.5 };

  it.each<[string[], boolean, Record<string, number>]>([
    [['all'], false, { ...ENTITIES, ...TAGS, ...RELATIONS }],
    [['all'], true, { ...PLACES, ...ENTITIES, ...MENTIONS, ...TAGS, ...RELATIONS }],
    [['sentiment'], false, {}],
    [['sentiment'], true, PLACES],
    [['sentiment', 'tags'], true, { ...PLACES, ...TAGS }],
    [['sentiment', 'entities'], false, ENTITIES],
    [['sentiment', 'relations'], false, { ...ENTITIES, ...RELATIONS }],
    [['entities'], true, {}],
  ])('for %j, with mentions: %s', async (analyses, returnMentions, want) => {
    const options = { returnItemSentiment: true, returnMentions };
    expect(list(await run(VISIT, { ...options, analyses: new Set(analyses) }))).toEqual(want);
  });

  it('counts a sentence once for an entity with several mentions', async () => {
    const text = 'Munich, Munich and Munich is beautiful. Munich is awful.';
    const analysis = await run(text, { returnItemSentiment: true });
    expect(analysis.itemSentiments?.e0).toEqual(analysis.docSentiment);
  });
});

const WHOLE = { returnMentions: true, returnItemSentiment: true };

it.each([
  'Škoda Auto vyrábí v Mladé Boleslavi.',
  'Petr Fiala navštívil Plzeň a České Budějovice.',
  'Žluťoučký kůň. 🎸 Příští středu přijede Angela Merkelová do Prahy! 👩‍👩‍👧',
  'Crème brûlée in Orléans isn’t bad; 김치 in Zürich costs 40 Kč.',
])('analyze() takes letters in two pieces as one: %s', async (text) => {
  const [composed, split] = await Promise.all(
    ['NFC', 'NFD'].map((form) => run(text.normalize(form), WHOLE)),
  );
  expect(JSON.parse(JSON.stringify(withoutOffsets(split!)).normalize('NFC'))).toEqual(
    withoutOffsets(composed!),
  );
  expectQuotes(split!, text.normalize('NFD'));
});

it.each(['\u00ad', '\u2060', '\u200b', '\u200d', '\ufeff', '\ufe0f', '\u034f'])(
  'analyze() sees nothing in %j inside and at the end of a name',
  async (invisible) => {
    const text = `Sídlí v Pra${invisible}ze${invisible} a v Brně${invisible}.`;
    const analysis = await run(text, WHOLE);
    expect(analysis.entities?.map(({ stdForm }) => stdForm)).toEqual(
      (await run(text.replaceAll(invisible, ''), WHOLE)).entities?.map(({ stdForm }) => stdForm),
    );
    expect(analysis.entities?.[0]?.mentions?.[0]?.text).toBe(`Pra${invisible}ze${invisible}`);
    expectQuotes(analysis, text);
  },
);

interface ResponseParagraph {
  text: string;
  sentences: { tokens: { off: number; text: string }[] }[];
}

function withoutOffsets(analysis: Analysis): unknown {
  return JSON.parse(JSON.stringify(analysis), (key, value) => (key === 'off' ? 0 : value));
}

/** Each token is in the submitted text, at its offset in code points. */
function expectQuotes({ paragraphs }: Analysis, text: string): void {
  const [paragraph] = paragraphs as ResponseParagraph[];
  expect(paragraph!.text).toBe(text);
  for (const token of paragraph!.sentences.flatMap(({ tokens }) => tokens)) {
    const characters = Array.from(text).slice(token.off).join('');
    expect(characters.slice(0, token.text.length)).toBe(token.text);
  }
}
