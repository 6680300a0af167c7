import type { Analysis, Found } from './analysis';
import { joinTokens } from './tokens';
import type { PlacedToken, Range } from './tokens';

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
  const toItem = (list: string, toType: (found: Found) => string) => (found: Found, at: number) => {
    const pointer = `/${list}/${at}`;
    return {
      id: found.id,
      name: found.stdForm,
      type: toType(found),
      pointer,
      mentions: (found.mentions ?? []).map(({ id, tokenIds = [], derivedFromEntityId }, index) => {
        const own = tokenIds.flatMap((tokenId) => tokens.get(tokenId) ?? []);
        return {
          id,
          pointer: `${pointer}/mentions/${index}`,
          ranges: joinTokens(own),
          isDerived: derivedFromEntityId !== undefined,
          tokens: own.map((token) => token.pointer),
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
