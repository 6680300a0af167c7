/**
 * Repeatable numbers from 0 to 1 (mulberry32): the same seed gives the same ones on every machine.
 *
 * @example
 * createRandom(1)(); // 0.6270739405881613
 */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
