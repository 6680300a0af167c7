import type { Analysis } from '#contract/annotations/analysis';
import { listItems } from '#contract/annotations/items';
import type { Item } from '#contract/annotations/items';
import { joinTokens, listTokens } from '#contract/annotations/tokens';
import type { PlacedToken, Range } from '#contract/annotations/tokens';

/** An analysis with the way from its text to its JSON and back. */
export interface Linked {
  analysis: Analysis;
  items: Item[];
  /** Characters that an id of the response means: of a token, mention, relation, sentence … */
  ranges: Map<string, Range[]>;
}

export function linkAnalysis(analysis: Analysis): Linked {
  const tokens = listTokens(analysis);
  const items = listItems(analysis, tokens);
  const ranges = new Map<string, Range[]>();
  const set = (id: string | undefined, list: Range[]) => {
    if (id !== undefined && list.length > 0) ranges.set(id, list);
  };
  const join = (ids: string[] = []) => joinTokens(ids.flatMap((id) => tokens.get(id) ?? []));

  analysis.paragraphs.forEach(({ id, text, sentences = [] }, paragraph) => {
    set(id, [{ paragraph, start: 0, end: [...text].length }]);
    for (const sentence of sentences) {
      set(sentence.id, toSpan((sentence.tokens ?? []).flatMap((own) => tokens.get(own.id) ?? [])));
      for (const node of sentence.tecto ?? []) set(node.id, join(node.tokenIds));
    }
  });
  for (const token of tokens.values()) set(token.id, joinTokens([token]));
  for (const { id, mentions } of items) {
    set(
      id,
      mentions.flatMap((mention) => mention.ranges),
    );
    for (const mention of mentions) set(mention.id, mention.ranges);
  }
  for (const { id, args = [], support = [] } of analysis.relations ?? []) {
    const words = support.flatMap(({ tokenIds }) => join(tokenIds));
    set(id, [...words, ...args.flatMap(({ entityId = '' }) => ranges.get(entityId) ?? [])]);
  }
  return { analysis, items, ranges };
}

/** A sentence reaches from its first to its last token. */
function toSpan(tokens: PlacedToken[]): Range[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return [];
  return [{ paragraph: first.paragraph, start: first.start, end: last.end }];
}
