import { createHash } from 'node:crypto';

/** Numbers from 0 to 1 in an order that the seed alone decides. */
export function createNumbers(seed: string): () => number {
  let count = 0;
  return () => {
    const digest = createHash('sha256').update(`${seed} ${count++}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
}
