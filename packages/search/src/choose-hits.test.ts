import { expect, test } from 'vitest';
import { Level } from './hit';
import type { Hit } from './hit';
import { dropDoubtful, mergeHits } from './choose-hits';

function toHit(context: string, level: Level, score: number): Hit {
  const page = { t: context, b: [] };
  return {
    type: 'Title',
    document: { t: `${context} ${score}`, s: '', u: `/${context}/${score}/`, b: [] },
    page,
    context,
    words: [],
    kind: 'guide',
    about: '',
    alsoIn: [],
    marks: { t: [], s: [], about: [] },
    rank: { level, score },
  };
}

const toNames = (hits: Hit[]) => hits.map((hit) => hit.document.t);

test('mergeHits() puts the product that is being read first among equals', () => {
  const genja = [toHit('genja', Level.All, 5)];
  const all = [toHit('gkb', Level.All, 6), ...genja];
  expect(toNames(mergeHits(genja, all, 'genja'))).toEqual(['genja 5', 'gkb 6']);
});

test('mergeHits() puts shared pages between those of the product and the others', () => {
  const genja = [toHit('genja', Level.All, 5)];
  const shared = { ...toHit('operate', Level.All, 5), isShared: true };
  const all = [toHit('gkb', Level.All, 6), shared, ...genja];
  expect(toNames(mergeHits(genja, all, 'genja'))).toEqual(['genja 5', 'operate 5', 'gkb 6']);
});

test('mergeHits() puts the very name first, wherever it is', () => {
  const genja = [toHit('genja', Level.All, 9)];
  const all = [toHit('gkb', Level.Name, 5), ...genja];
  expect(toNames(mergeHits(genja, all, 'genja'))).toEqual(['gkb 5', 'genja 9']);
});

test('mergeHits() shows twelve hits, some of them of other products', () => {
  const genja = Array.from({ length: 12 }, (_, index) => toHit('genja', Level.All, index));
  const others = Array.from({ length: 12 }, (_, index) => toHit('gkb', Level.All, index / 10));
  const merged = mergeHits(genja, others, 'genja');
  expect(merged).toHaveLength(12);
  expect(merged.filter((hit) => hit.context === 'gkb')).toHaveLength(3);
});

test('dropDoubtful() drops what says much less than the best text', () => {
  const hits = [toHit('a', Level.All, 1), toHit('a', Level.Text, 8), toHit('a', Level.Text, 1)];
  expect(dropDoubtful(hits)).toEqual(hits.slice(0, 2));
});
