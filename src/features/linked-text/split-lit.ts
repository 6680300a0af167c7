import type { Range } from '#contract/annotations/tokens';

export interface TextPart {
  text: string;
  isLit: boolean;
}

/** Splits a piece of text at the characters that are pointed at in the JSON. */
export function splitLit(
  { text, start }: { text: string; start: number },
  lit: Pick<Range, 'start' | 'end'>[],
): TextPart[] {
  const characters = [...text];
  const inside = (at: number) => lit.some((range) => range.start <= at && at < range.end);
  const parts: TextPart[] = [];
  characters.forEach((character, index) => {
    const isLit = inside(start + index);
    const last = parts.at(-1);
    if (last?.isLit === isLit) last.text += character;
    else parts.push({ text: character, isLit });
  });
  return parts;
}
