import { Level } from './hit';
import type { Rank } from './hit';
import { isAlike } from './similar-words';
import type { Query, QueryWord } from './query';
import type { NameRecord, SearchRecord } from './records';

/** Index terms that matched, with the fields of the record that contain them. */
export type Match = Record<string, string[]>;

export interface Found {
  record: SearchRecord;
  rank: Rank;
  match: Match;
}

/** The page that is the thing itself comes before places that mention it in their name. */
export const WEIGHTS = { Title: 10, Heading: 8.5 };

const LEAST_LIKENESS = 0.65;

/** How much a matched word counts; `above` was found only in what is above the name. */
const WORTH = { same: 1, begun: 0.75, alike: 0.5, above: 0.4 };

/**
 * Rates a record by plain facts, the same in every index: how its words were met, how much of it
 * the query covers, and what it is. Frequencies of words play no part, so that ranks of different
 * products can be compared.
 *
 * @returns undefined when the words are only above the record, not in it
 */
export function rank(
  record: NameRecord,
  query: Query,
  match: Match,
  level: Level,
): Rank | undefined {
  const worths = query.words.map((word) => rateWord(word, match));
  const ownShare = average(worths.map((worth) => (worth > WORTH.above ? 1 : 0)));
  if (ownShare === 0) return undefined;
  const [name = ''] = record.names;
  const cover = ownShare * Math.min(1, query.name.length / (name.length || Infinity));
  const phrase = name.includes(query.name) ? 1 : 0;
  const likeness = 0.6 * average(worths) + 0.2 * cover + 0.2 * phrase;
  // A name that says much else is worth no more than a section.
  const isBroad = level === Level.All && ownShare === 1 && likeness < LEAST_LIKENESS;
  return {
    level: isBroad ? Level.Text : level,
    score: WEIGHTS[record.type] * likeness,
  };
}

function rateWord({ joined, parts }: QueryWord, match: Match): number {
  const each = parts.map((term) => rateTerm(term, match));
  return Math.max(rateTerm(joined, match), average(each));
}

function rateTerm(term: string, match: Match): number {
  const terms = Object.keys(match);
  const inName = terms.filter((candidate) => match[candidate]?.includes('text'));
  const isBegun = (candidate: string) => candidate.startsWith(term);
  if (inName.includes(term)) return WORTH.same;
  if (inName.some(isBegun)) return WORTH.begun;
  if (terms.some(isBegun)) return WORTH.above;
  return inName.some((candidate) => isAlike(term, candidate)) ? WORTH.alike : 0;
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
