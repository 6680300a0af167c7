import type { Analysis, Found, Token } from './analysis';

/** Something below the words of a sentence: a bracket with a label, or a number below each word. */
export interface GlossMark {
  /** Positions of the first word and of the one behind the last. */
  from: number;
  to: number;
  label: string;
  /** Stands in the picture for a label that would touch the next one. */
  short?: string;
  /** Chooses the color, such as `person`. */
  type?: string;
  /** From 1 to 3: how much it matters. */
  weight?: number;
}

/** One line of a gloss: a field of the response, and what it says of the sentence. */
export interface GlossRow {
  name: string;
  /** Where the response has it. */
  path: (string | number)[];
  marks: GlossMark[];
  /** From what the sentence was made: drawn above the words. */
  isAbove?: boolean;
  /** From -1 to 1: drawn as a scale. */
  mean?: number | undefined;
  /** Drawn as pictures, by their IDs. */
  photos?: string[] | undefined;
}

export interface Gloss {
  words: Word[];
  rows: GlossRow[];
}

export interface Word {
  text: string;
  /** Whether a space stands before it. */
  isApart: boolean;
}

/** Which response a row is from, with what its request asked for. */
export interface GlossSource {
  name: string;
  analysis: Pick<Analysis, 'entities' | 'tags' | 'relations' | 'docSentiment'> & {
    photosIds?: string[];
  };
  /** The language of its names. */
  language?: string | undefined;
}

type Line = (sentence: Sentence, source: GlossSource) => Omit<GlossRow, 'name'>;

interface Sentence {
  tokens: Token[];
  /** The entities whose places are in the sentence. */
  entities: Found[];
  nodes: { tokenIds?: string[]; lemma?: string }[];
}

const LINES: Record<string, Line> = {
  entities: ofEntities(['entities'], ({ type }) => type),
  stdForm: ofEntities(['entities', 0, 'stdForm'], ({ stdForm }) => stdForm),
  gkbId: ofEntities(['entities', 0, 'gkbId'], ({ gkbId }) => gkbId),
  tags: (sentence, { analysis: { tags = [], entities = [] } }) => ({
    path: ['tags'],
    // A topic has the words of a person: it is not about one place.
    marks: tags
      .filter(({ type }) => type !== 'media-topic')
      .flatMap((tag) =>
        findPlaces(sentence, tag).map((place) => ({
          ...place,
          label: `${tag.stdForm} ${tag.relevance}`,
          short: String(tag.relevance),
          type: entities.find(({ stdForm }) => stdForm === tag.stdForm)?.type ?? 'general',
          weight: tag.relevance >= 80 ? 3 : tag.relevance >= 40 ? 2 : 1,
        })),
      ),
  }),
  relations: ({ tokens, entities, nodes }, { analysis: { relations = [] } }) => ({
    path: ['relations'],
    marks: relations.flatMap(({ textRepr, args = [], support = [] }) => {
      const ids = [
        ...support.flatMap(({ tokenIds = [] }) => tokenIds),
        ...args.flatMap(({ name, entityId }) => {
          const entity = entities.find(({ id }) => id === entityId);
          const ofEntity = entity?.mentions?.flatMap(({ tokenIds = [] }) => tokenIds);
          return ofEntity ?? nodes.find(({ lemma }) => lemma === name)?.tokenIds ?? [];
        }),
      ];
      return findRange(tokens, ids).map((range) => ({ ...range, label: textRepr, type: 'event' }));
    }),
  }),
  docSentiment: ({ tokens }, { analysis: { docSentiment } }) => ({
    path: ['docSentiment'],
    marks: toWhole(tokens, docSentiment && `${docSentiment.mean} ${docSentiment.label}`),
    mean: docSentiment?.mean,
  }),
  photosIds: ({ tokens }, { analysis: { photosIds } }) => {
    const photos = photosIds?.slice(0, 3);
    return { path: ['photosIds'], marks: toWhole(tokens, photos?.join(', ')), photos };
  },
  off: ({ tokens }) => ({
    path: ['paragraphs', 0, 'sentences', 0, 'tokens', 0, 'off'],
    marks: tokens.map(({ off }, at) => ({ from: at, to: at + 1, label: String(off) })),
  }),
};

/**
 * Sets the first sentence of the body of an analysis, with a row for each of the fields.
 *
 * @param rows the fields to show, each with the response that it is from
 * @throws when a field is unknown, or when it says nothing of the sentence
 */
export function setGloss(
  { paragraphs, entities = [] }: Analysis,
  rows: [string, GlossSource][],
): Gloss {
  const body = paragraphs.find(({ type }) => type !== 'TITLE') ?? paragraphs[0];
  const { tokens = [], tecto = [] } = body?.sentences?.[0] ?? {};
  const sentence: Sentence = { tokens, nodes: tecto, entities };
  return {
    words: tokens.map(({ text, off }, at) => {
      const before = tokens[at - 1];
      return { text, isApart: before !== undefined && before.off + [...before.text].length < off };
    }),
    rows: rows.map(([name, source]) => {
      const line = Object.hasOwn(LINES, name) ? LINES[name] : undefined;
      if (!line) throw new Error(`"${name}" is none of ${Object.keys(LINES).join(', ')}`);
      const { marks, ...row } = line(sentence, source);
      if (marks.length === 0) throw new Error(`"${source.name}" has no ${name} of the sentence`);
      marks.sort((a, b) => a.from - b.from);
      if (marks.some(({ to }, at) => to > (marks[at + 1]?.from ?? to))) {
        throw new Error(`"${source.name}" has ${name} at the same words`);
      }
      marks.forEach((mark, at) => {
        const next = marks[at + 1];
        if (!next || hasRoom(mark, tokens.slice(mark.from, next.from))) delete mark.short;
      });
      return {
        ...row,
        name: source.language && !row.photos ? `${name} ${source.language}` : name,
        marks,
      };
    }),
  };
}

/** A letter of a label is at most five sixths as wide as one of the sentence. */
function hasRoom({ label }: GlossMark, words: Token[]): boolean {
  return label.length < words.reduce((sum, { text }) => sum + text.length + 1, -1) * 1.2;
}

/** One mark below all words; none when there is nothing to say. */
function toWhole({ length }: Token[], label?: string): GlossMark[] {
  return label === undefined ? [] : [{ from: 0, to: length, label }];
}

/** A row with a word for each entity; the names can be those of another response. */
function ofEntities(path: GlossRow['path'], read: (entity: Found) => string | undefined): Line {
  return (sentence, { analysis }) => ({
    path,
    marks: sentence.entities.flatMap((entity) => {
      const same = analysis.entities?.find(({ id }) => id === entity.id) ?? entity;
      const label = read(same);
      if (label === undefined) return [];
      return findPlaces(sentence, entity).map((place) => ({ ...place, label, type: entity.type }));
    }),
  });
}

function findPlaces({ tokens }: Sentence, { mentions = [] }: Found) {
  return mentions
    .filter(({ derivedFromEntityId }) => derivedFromEntityId === undefined)
    .flatMap(({ tokenIds = [] }) => findRange(tokens, tokenIds));
}

/** From the first of the tokens to the last; none when the sentence has none of them. */
function findRange(tokens: Token[], ids: string[]): { from: number; to: number }[] {
  const places = tokens.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
  const [first] = places;
  return first === undefined ? [] : [{ from: first, to: places.at(-1)! + 1 }];
}
