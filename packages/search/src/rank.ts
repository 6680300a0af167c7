import { unicodePattern } from './tokens';
import { Level } from './hit';
import type { Hit, Rank } from './hit';
import { memoize } from '@docs/utils';
import { isAlike } from './similar-words';
import type { Query, QueryWord } from './query';
import type { SearchRecord } from './records';

/** Index terms that matched, with the fields of the record that contain them. */
export type Match = Record<string, string[]>;

/** Title, then heading, then description and keywords, then content. */
const WEIGHTS: Record<Hit['type'], number> = {
  Title: 10,
  Heading: 8.5,
  Keywords: 5.5,
  Description: 5,
  Content: 4,
};

/** The worth of a word by the way it was met. */
const WORTH = { same: 1, begun: 0.75, alike: 0.5, above: 0.4 };

/**
 * Rates a record by plain facts, the same in every index: how its words were met, how much of it
 * the query covers, and what it is. Frequencies of words play no part, so that ranks of different
 * products can be compared.
 *
 * @returns undefined when the words are only above the record, not in it
 */
export function rank(
  record: SearchRecord,
  query: Query,
  match: Match,
  level: Level,
): Rank | undefined {
  const worths = query.words.map((word) => rateWord(word, match));
  if (!worths.some((worth) => worth.isOwn)) return undefined;
  const weight = WEIGHTS[record.type];
  if (record.names.includes(query.name)) {
    // A keyword names the subject of a page, not the page.
    if (record.type === 'Keywords') return { level: Math.min(level, Level.All), score: 9.5 };
    // The page that is the thing itself comes before places that mention it in their name.
    return { level: Level.Name, score: weight };
  }
  const met = average(worths.map(({ worth }) => worth));
  const ownShare = average(worths.map(({ isOwn }) => (isOwn ? 1 : 0)));
  const cover = ownShare * toCover(record, query);
  const likeness = 0.6 * met + 0.2 * cover + 0.2 * toPhrase(record, query);
  // When words are missing, how many are there counts more than where.
  return {
    level,
    score: level === Level.Some ? 7 * met + 0.3 * weight * likeness : weight * likeness,
  };
}

function rateWord(word: QueryWord, match: Match): { worth: number; isOwn: boolean } {
  const whole = rateTerm(word.joined, match);
  if (word.parts.length < 2) return whole;
  const parts = word.parts.map((term) => rateTerm(term, match));
  const worth = average(parts.map((rated) => rated.worth));
  return whole.worth >= worth ? whole : { worth, isOwn: parts.some((rated) => rated.isOwn) };
}

function rateTerm(term: string, match: Match): { worth: number; isOwn: boolean } {
  const terms = Object.keys(match);
  const isIn = (field: string) => (candidate: string) => match[candidate]?.includes(field) ?? false;
  const inText = terms.filter(isIn('text'));
  if (inText.includes(term)) return { worth: WORTH.same, isOwn: true };
  if (inText.some((candidate) => candidate.startsWith(term))) {
    return { worth: WORTH.begun, isOwn: true };
  }
  if (terms.some((candidate) => candidate.startsWith(term))) {
    return { worth: WORTH.above, isOwn: false };
  }
  return inText.some((candidate) => isAlike(term, candidate))
    ? { worth: WORTH.alike, isOwn: true }
    : { worth: 0, isOwn: false };
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/** How much of a name the query says. */
function toCover({ names: [name = ''] }: SearchRecord, query: Query): number {
  return name === '' ? 0 : Math.min(1, query.name.length / name.length);
}

/** Whether the words are together, in order. */
function toPhrase(record: SearchRecord, query: Query): number {
  const [name = ''] = record.names;
  if (name !== '') return name.includes(query.name) ? 1 : 0;
  return toPlainText(record).includes(query.words.map((word) => word.joined).join(' ')) ? 1 : 0;
}

/** The text of a record; a letter makes hundreds of records candidates, most of them again. */
export const toPlainText = memoize(({ text }: SearchRecord) => toPlain(text));

const NO_WORDS = unicodePattern('[^\\p{L}\\p{N}\\p{M}]+');

/** Words with one space between them, as those of a query. @example toPlain('X-API-Key'); // 'x api key' */
function toPlain(text: string): string {
  return text.toLowerCase().replace(NO_WORDS, ' ');
}
