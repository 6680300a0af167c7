import type { Hit } from '../hit';

/**
 * Brings hits of one product together, and in it hits of one page. Products and pages keep the order
 * of their best hits.
 */
export function groupHits(hits: Hit[]): Hit[] {
  return group(hits, ({ context }) => context).flatMap((ofProduct) =>
    group(ofProduct, ({ document }) => document.u).flat(),
  );
}

function group(hits: Hit[], toKey: (hit: Hit) => string): Hit[][] {
  const groups = new Map<string, Hit[]>();
  hits.forEach((hit) => {
    const key = toKey(hit);
    const known = groups.get(key);
    if (known) known.push(hit);
    else groups.set(key, [hit]);
  });
  return [...groups.values()];
}
