import { expect, test } from 'vitest';
import { groupHits } from './list-options';
import type { Hit } from '@docs/search';

test('groupHits() brings products and their pages together, each where its best hit is', () => {
  const places = ['a 1 x', 'b 1 x', 'a 2 x', 'a 1 y', 'b 2 x', 'b 1 y'];
  const hits = places.map((entry) => {
    const [context, u, t] = entry.split(' ');
    return { context, document: { u, t } } as Hit;
  });
  expect(groupHits(hits).map(({ context, document: { u, t } }) => `${context} ${u} ${t}`)).toEqual([
    'a 1 x',
    'a 1 y',
    'a 2 x',
    'b 1 x',
    'b 1 y',
    'b 2 x',
  ]);
});
