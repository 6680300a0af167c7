import { toWordList } from '@docs/utils';
import { listWords } from '../text/text';
import marks from './detect-language.data.json';
import frequentWords from './frequent-words.json';
import { UNDETERMINED } from './languages';

/** Letters which, among the languages above, point at one or two of them. */
const LETTERS = marks.letters.map(
  ([code = '', letters]) => [code, new RegExp(`[${letters}]`, 'gi')] as const,
);

/** Endings and rows of letters, without marks, for short texts without frequent words. */
const SHAPES = marks.shapes.map(([code = '', shape = '']) => [code, new RegExp(shape)] as const);

const SCRIPTS = marks.scripts.map(
  ([code = '', script = '']) => [code, new RegExp(script, 'gu')] as const,
);

/**
 * The languages of each frequent short word, which tell a language better than anything else so
 * small: one look per word instead of one per language.
 */
const owners = new Map<string, string[]>();
for (const [code, lines] of Object.entries(frequentWords)) {
  for (const word of new Set(toWordList(lines))) {
    owners.set(word, [...(owners.get(word) ?? []), code]);
  }
}

/** Languages that people also type without the marks of their letters. */
const BARE = ['cs', 'sk', 'pl', 'de'];
const bareOwners = new Map<string, string[]>();
for (const [word, codes] of owners) {
  const bare = toBare(word);
  const others = codes.filter((code) => BARE.includes(code));
  if (others.length === 0 || owners.has(bare)) continue;
  bareOwners.set(bare, [...new Set([...(bareOwners.get(bare) ?? []), ...others])]);
}

function toBare(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** English "'s", whose letter alone would be a Czech preposition. */
const POSSESSIVE = /(?<=\p{L})['’]s(?!\p{L})/giu;

/** The beginning of a text is enough, and keeps the time of a long one in bounds. */
const LENGTH = 4000;

/**
 * Detects the language of a text; languages of the prior count for more.
 *
 * @example
 * detectLanguage('Herr Macron besucht eine Messe in München.'); // 'de'
 */
export function detectLanguage(text: string, prior: string[] = []): string {
  const sample = cutSample(text);
  const words = listWords(sample.replace(POSSESSIVE, ''));
  const letters = countMatches(sample, /\p{L}/gu);
  if (letters === 0) return prior[0] ?? UNDETERMINED;
  const isForeign = /[\u0370-\uffff]/.test(sample);
  const script =
    isForeign && SCRIPTS.find(([, pattern]) => countMatches(sample, pattern) > letters / 3);
  if (script) return script[0];
  const scores = new Map(Object.keys(frequentWords).map((code) => [code, 0]));
  const add = (code: string, value: number) => scores.set(code, (scores.get(code) ?? 0) + value);
  for (const { text, start } of words) {
    const word = text.toLowerCase();
    const codes = owners.get(word) ?? bareOwners.get(word);
    for (const code of codes ?? []) add(code, 1);
    const isName = start > 0 && text !== word;
    if (codes || isName) continue;
    const bare = toBare(word);
    for (const [code, shape] of SHAPES) if (shape.test(bare)) add(code, 0.4);
  }
  add('en', countMatches(sample, POSSESSIVE));
  if (/[^\p{ASCII}]/u.test(sample)) {
    for (const [code, pattern] of LETTERS) add(code, 0.7 * countMatches(sample, pattern));
  }
  for (const code of new Set(prior)) {
    const score = scores.get(code);
    if (score !== undefined) scores.set(code, score * 1.5 + 0.5);
  }
  const [best, score] = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a));
  return score > 0 ? best : (prior[0] ?? 'en');
}

/** Tags of HTML and URLs say nothing, and a word that is cut would be another one. */
function cutSample(text: string): string {
  const start = text.slice(0, LENGTH);
  const isCut = start.length < text.length && /[\p{L}\p{N}]/u.test(text.charAt(LENGTH));
  const whole = isCut ? start.replace(/[\p{L}\p{N}\p{M}]{1,40}$/u, '') : start;
  return whole.replace(/<[/!]?[a-z][^<>]{0,500}>|https?:\/\/\S+/gi, ' ');
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
