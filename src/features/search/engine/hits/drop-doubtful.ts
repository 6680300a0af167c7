import { Level } from '../hit';
import type { Rank } from '../hit';

/** So many good hits make those that contain only some of the words worthless. */
const GOOD_HITS = 3;

/** Leaves out hits with only some of the words where enough have all of them. */
export function dropDoubtful<Candidate extends { rank: Rank }>(hits: Candidate[]): Candidate[] {
  const good = hits.filter(({ rank }) => rank.level > Level.Some);
  const isNamed = good.some(({ rank }) => rank.level === Level.Name);
  return isNamed || good.length >= GOOD_HITS ? good : hits;
}
