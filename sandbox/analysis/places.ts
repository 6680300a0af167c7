import type { Paragraph, Sentence, Token } from './model';

export interface PlaceName {
  sentence: Sentence;
  tokens: Token[];
}

/** Returns a function that finds the tokens between two positions of a paragraph. */
export function locate(
  paragraph: Paragraph,
): (start: number, end: number) => PlaceName | undefined {
  const all = paragraph.sentences.flatMap((sentence) =>
    sentence.tokens.map((token) => ({ sentence, token })),
  );
  return (start, end) => {
    const first = findFirst(all, start);
    const sentence = all[first]?.sentence;
    const tokens: Token[] = [];
    for (let at = first; at < all.length; at += 1) {
      const place = all[at];
      // A mention belongs to one sentence: the one in which it begins.
      if (!place || place.token.start >= end || place.sentence !== sentence) break;
      tokens.push(place.token);
    }
    return sentence && tokens.length > 0 ? { sentence, tokens } : undefined;
  };
}

/** Binary search: a long text can have as many places as words. */
function findFirst(all: { token: Token }[], start: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.token.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  return low;
}
