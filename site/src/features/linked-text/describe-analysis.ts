import type { Analysis, Found, Piece, Sentiment } from '@docs/vendor/annotations';

/** Types whose colors are seen in a text, with the number of things, in the order of the text. */
export function listTypes(pieces: Piece[]): { type: string; count: number }[] {
  const names = new Map<string, Set<string>>();
  for (const { items, around } of pieces) {
    // Of things with the same characters only the first sets the color.
    for (const { type, name } of [...items.slice(0, 1), ...around]) {
      names.set(type, (names.get(type) ?? new Set()).add(name));
    }
  }
  return [...names].map(([type, things]) => ({ type, count: things.size }));
}

export interface NamedSentiment extends Sentiment {
  id?: string;
  name: string;
}

/**
 * The document first, then what has a name: entities, tags, relations, sentences. A tag with the
 * name and the sentiment of an entity would say the same again.
 */
export function listSentiments(analysis: Analysis): NamedSentiment[] {
  const { docSentiment, itemSentiments = {}, entities = [], tags = [] } = analysis;
  const read = (id: string) => (Object.hasOwn(itemSentiments, id) ? itemSentiments[id] : undefined);
  const isRepeated = (tag: { id: string; stdForm: string }) =>
    entities.some(
      ({ id, stdForm }) => stdForm === tag.stdForm && read(id)?.mean === read(tag.id)?.mean,
    );
  return [
    ...(docSentiment ? [{ ...docSentiment, name: 'Document' }] : []),
    ...listNames({ ...analysis, tags: tags.filter((tag) => !isRepeated(tag)) }).flatMap(
      ([id, name]) => {
        const sentiment = read(id);
        return sentiment ? [{ ...sentiment, id, name }] : [];
      },
    ),
  ];
}

function listNames({
  entities = [],
  tags = [],
  relations = [],
  paragraphs,
}: Analysis): [id: string, name: string][] {
  const sentences = paragraphs.flatMap(({ text, sentences = [] }) => {
    const characters = [...text];
    return sentences.flatMap(({ id, tokens = [] }): [string, string][] => {
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (id === undefined || !first || !last) return [];
      const end = last.off + [...last.text].length;
      return [[id, `“${characters.slice(first.off, end).join('')}”`]];
    });
  });
  return [
    ...[...entities, ...tags].map((found): [string, string] => [found.id, nameFound(found)]),
    ...relations.map(({ id, textRepr }): [string, string] => [id, textRepr]),
    ...sentences,
  ];
}

const TIMES = new Set(['date', 'time', 'duration', 'set']);

/** A date is named as the text has it, with its standard form beside: `Tuesday (XXXX-WXX-2)`. */
function nameFound({ type, stdForm, mentions = [] }: Found): string {
  const text = TIMES.has(type) ? mentions[0]?.text : undefined;
  return text === undefined || text === stdForm ? stdForm : `${text} (${stdForm})`;
}

/** Relevance in the domains for media. */
const MEDIA_SCALE = 100;

/** The relevances of other domains lie far below; their scale is not documented. */
const MOST_ELSEWHERE = 10;

/** The end of the bars: 100 for media, otherwise the most relevant tag of the response. */
export function findScale(relevances: number[]): number {
  const most = Math.max(0, ...relevances);
  return most > MOST_ELSEWHERE ? MEDIA_SCALE : most || 1;
}

/**
 * Name of a mark for those who hear it. It begins with the text that others see.
 *
 * @example 'Mr. Macron: Emmanuel Macron, person, 2 mentions'
 */
export function nameMark({ text, items }: Pick<Piece, 'text' | 'items'>): string {
  const [first, ...others] = items;
  if (!first) return text;
  const count = first.mentions.length;
  const facts = `${first.name}, ${first.type}, ${count} ${count === 1 ? 'mention' : 'mentions'}`;
  const names = [...new Set(others.map(({ name }) => name))].filter((name) => name !== first.name);
  const rest = names.length > 0 ? `; also ${names.join(', ')}` : '';
  return `${text === first.name ? '' : `${text}: `}${facts}${rest}`;
}
