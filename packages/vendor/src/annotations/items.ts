import type { Analysis, Found } from './analysis';

/** Characters of one paragraph, in code points as the API counts them. */
export interface Range {
  paragraph: number;
  start: number;
  end: number;
}

/** A token with its place in the text and in the JSON. */
export interface PlacedToken extends Range {
  id: string;
  /** JSON pointer, RFC 6901. */
  pointer: string;
  /** Position among all tokens of the response. */
  order: number;
}

/** Lists the tokens of an analysis by id. */
export function listTokens({ paragraphs }: Analysis): Map<string, PlacedToken> {
  const tokens = new Map<string, PlacedToken>();
  paragraphs.forEach(({ sentences = [] }, paragraph) =>
    sentences.forEach((sentence, s) =>
      (sentence.tokens ?? []).forEach(({ id, off, text }, t) =>
        tokens.set(id, {
          id,
          pointer: `/paragraphs/${paragraph}/sentences/${s}/tokens/${t}`,
          order: tokens.size,
          paragraph,
          start: off,
          end: off + [...text].length,
        }),
      ),
    ),
  );
  return tokens;
}

/**
 * Joins tokens that follow each other. A mention may have gaps, so it may have several ranges:
 * "picked … up" in "picked the tag up".
 */
export function joinTokens(tokens: PlacedToken[]): Range[] {
  const sorted = [...tokens].sort((a, b) => a.order - b.order);
  const ranges: Range[] = [];
  let before: PlacedToken | undefined;
  for (const token of sorted) {
    const { paragraph, start, end, order } = token;
    const last = ranges.at(-1);
    const follows = before?.paragraph === paragraph && before.order + 1 >= order;
    if (last && follows) last.end = Math.max(last.end, end);
    else ranges.push({ paragraph, start, end });
    before = token;
  }
  return ranges;
}

/** An entity or a tag, with all its places in the text and in the JSON. */
export interface Item {
  id: string;
  name: string;
  /** Word that names its kind and chooses its color, such as `person`. */
  type: string;
  pointer: string;
  mentions: PlacedMention[];
}

export interface PlacedMention {
  id?: string;
  pointer: string;
  ranges: Range[];
  /** Whether the text mentions something else here, such as a city and not its country. */
  isDerived?: boolean;
  /** Pointers of its tokens. */
  tokens: string[];
}

/** Lists what an analysis found: entities first, since a tag often means one of them. */
export function listItems(analysis: Analysis, tokens: Map<string, PlacedToken>): Item[] {
  const toItem = (list: string, toType: (item: Found) => string) => (item: Found, at: number) => {
    const pointer = `/${list}/${at}`;
    return {
      id: item.id,
      name: item.stdForm,
      type: toType(item),
      pointer,
      mentions: (item.mentions ?? []).map(({ id, tokenIds = [], derivedFromEntityId }, index) => {
        const mentioned = tokenIds.flatMap((tokenId) => tokens.get(tokenId) ?? []);
        return {
          id,
          pointer: `${pointer}/mentions/${index}`,
          ranges: joinTokens(mentioned),
          isDerived: derivedFromEntityId !== undefined,
          tokens: mentioned.map((token) => token.pointer),
        };
      }),
    };
  };
  return [
    ...(analysis.entities ?? []).map(toItem('entities', ({ type }) => type)),
    // The type of a tag says where it comes from; what it means is one of its features.
    ...(analysis.tags ?? []).map(toItem('tags', ({ feats }) => feats?.gkbEntityType ?? 'tag')),
  ];
}
