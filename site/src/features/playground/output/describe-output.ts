import { FEATURE_MEANINGS } from '@docs/genja/describe';
import { FEATURE_VALUES } from '@docs/genja';
import type { Features, InflectedWord } from '@docs/genja';

/** The features of a word as readers say them: `case: locative (6)`. */
export function listFeatures({ features }: Pick<InflectedWord, 'features'>): [string, string][] {
  return ORDER.flatMap((name): [string, string][] => {
    const value = features[name];
    if (value === undefined) return [];
    return [[name.toLowerCase(), `${FEATURE_MEANINGS[value] ?? value}${printNumber(name, value)}`]];
  });
}

const ORDER = Object.keys(FEATURE_VALUES) as (keyof Features)[];

const CASES = ['Nom', 'Gen', 'Dat', 'Acc', 'Voc', 'Loc', 'Ins'];

function printNumber(name: string, value: string): string {
  return name === 'Case' ? ` (${CASES.indexOf(value) + 1})` : '';
}

export interface Sentence {
  /** Texts of the sentence; those that agreement has changed are marked. */
  pieces: { text: string; before?: string }[];
  hasChanges: boolean;
}

/** The sentence around a word, with the forms that its words had before agreement was resolved. */
export function findSentence(output: string, words: InflectedWord[], at: InflectedWord): Sentence {
  const start = Math.max(...[...'.!?\n'].map((mark) => output.lastIndexOf(mark, at.start - 1))) + 1;
  const ends = [...'.!?\n'].map((mark) => output.indexOf(mark, at.end)).filter((end) => end >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : output.length;
  const inside = words.filter((word) => word.start >= start && word.end <= end);
  let position = start;
  const pieces = inside.flatMap((word): Sentence['pieces'] => {
    const text = output.slice(position, word.start);
    position = word.end;
    const { form, before } = word;
    return [{ text }, { text: form, ...(before !== undefined && { before }) }];
  });
  pieces.push({ text: output.slice(position, end) });
  if (pieces[0]) pieces[0] = { ...pieces[0], text: pieces[0].text.trimStart() };
  return { pieces, hasChanges: inside.some(({ before }) => before !== undefined) };
}

export function findLine(template: string, offset: number): number {
  return template.slice(0, offset).split('\n').length;
}

/** Shorter texts are shown whole. */
const SHORT = 90;

/**
 * Of several versions of a text, the lines and sentences in which they differ; `…` means the
 * rest. Where nothing differs, the first one.
 *
 * @example listChanging(['A. 1 box.', 'A. 2 boxes.']); // ['A. 1 box.', 'A. 2 boxes.']
 */
export function listChanging(texts: string[]): string[] {
  if (texts.every((text) => text.trim().length <= SHORT)) return texts.map((text) => text.trim());
  const parts = texts.map((text) => text.split(/(?<=[.!?])\s+|\n/).map((piece) => piece.trim()));
  const isCommon = (piece: string) => parts.every((list) => list.includes(piece));
  const changing = parts.map((list) => list.filter((piece) => piece !== '' && !isCommon(piece)));
  if (changing.every((list) => list.length === 0)) return texts.map(() => parts[0]?.[0] ?? '');
  return changing.map((list) => (list.length > 0 ? list.join(' … ') : '…'));
}
