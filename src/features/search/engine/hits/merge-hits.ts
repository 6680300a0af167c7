import { compareRanks, Level, MOST_HITS } from '../hit';
import type { Hit, Rank } from '../hit';

/** What the product that is being read is worth, on the scale of `Rank.score`. */
const OWN_PRODUCT = 3;

/** Places kept for the other products, when they have something. */
const LEAST_OTHERS = 3;

/**
 * Joins the hits of the product that is being read with those of all products: within a level its
 * own come first, and the others stay visible.
 */
export function mergeHits(own: Hit[], all: Hit[], context: string): Hit[] {
  const others = all.filter((hit) => hit.context !== context);
  const kept = Math.min(LEAST_OTHERS, others.length);
  const room = MOST_HITS - Math.min(own.length, MOST_HITS - kept);
  const merged = [...own.slice(0, MOST_HITS - kept), ...others.slice(0, room)];
  return dropDoubtful(merged).sort((a, b) => compareRanks(toRank(a), toRank(b)));

  function toRank(hit: Hit): Hit['rank'] {
    const { level, score } = hit.rank;
    return { level, score: hit.context === context ? score + OWN_PRODUCT : score };
  }
}

/** So many good hits make those that contain only some of the words worthless. */
const GOOD_HITS = 3;

/** Leaves out hits with only some of the words where enough have all of them. */
export function dropDoubtful<Candidate extends { rank: Rank }>(hits: Candidate[]): Candidate[] {
  const good = hits.filter(({ rank }) => rank.level > Level.Some);
  const isNamed = good.some(({ rank }) => rank.level === Level.Name);
  return isNamed || good.length >= GOOD_HITS ? good : hits;
}
