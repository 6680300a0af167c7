import { expect, test } from 'vitest';
import { explainConstraints } from '@docs/sandbox/photo-constraints';
import { explain, nameValue, NOTHING, OFFERS, shownPhotos, buildConstraints } from './constraints';

test('buildConstraints() leaves out what asks for nothing', () => {
  expect(buildConstraints(NOTHING)).toEqual({});
  expect(buildConstraints({ ...NOTHING, dateBefore: '2024-01-01' })).toEqual({
    dateBefore: '2024-01-01',
  });
});

test('every value that is offered divides the photos', () => {
  for (const { label } of Object.values(OFFERS).flat()) {
    const constraints = buildConstraints({ ...NOTHING, lists: { [label]: 'anyOf' } });
    const kept = shownPhotos.filter((photo) => explain(photo, constraints).isKept).length;
    expect([label, kept > 0 && kept < 12]).toEqual([label, true]);
  }
});

test('the offers are those of the shown photos, named as the knowledge base names them', () => {
  const toLabels = (property: keyof typeof OFFERS) => OFFERS[property].map(({ label }) => label);
  expect(toLabels('tags')).toEqual(['Munich', 'France', 'Germany', 'trade show', 'protest']);
  const categories = shownPhotos.flatMap(({ categories }) => categories.map(({ code }) => code));
  expect(new Set(toLabels('category'))).toEqual(new Set(categories));
  expect(toLabels('orientation')).toEqual(['landscape', 'portrait', 'square']);
});

test('labels are unique, and every value has one', () => {
  const offers = Object.values(OFFERS).flat();
  expect(new Set(offers.map(({ label }) => label)).size).toBe(offers.length);
  expect(offers.map(({ value }) => nameValue(value))).toEqual(offers.map(({ label }) => label));
});

const fair = shownPhotos[0]!;

test.each([
  [{ dateAfter: '2024-06-01' }, false, 'created 2024-05-01, not after 2024-06-01'],
  [{ dateBefore: '2024-06-01' }, true, 'updated 2024-05-28, before 2024-06-01'],
  [{ orientation: { anyOf: ['square', 'portrait'] } }, false, 'has no square or portrait'],
  [{ orientation: { noneOf: ['square', 'portrait'] } }, true, 'without square or portrait'],
  [{ orientation: { noneOf: ['landscape'] } }, false, 'has landscape'],
  [{ tags: { allOf: [{ value: 'G183' }] } }, true, 'has Germany'],
  [{ orientation: { allOf: ['landscape', 'square'] } }, false, 'lacks square'],
])('explain(): %o', (constraints, isKept, text) => {
  const verdict = explain(fair, constraints);
  expect(verdict).toMatchObject({ isKept, reasons: [{ text }] });
  expect(explainConstraints(fair, constraints)[0]?.constraint).toBe(verdict.reasons[0]?.constraint);
});

test('explain() tells of a dropped photo only what dropped it', () => {
  const constraints = { dateAfter: '2024-01-01', orientation: { noneOf: ['landscape'] } };
  expect(explain(fair, constraints).reasons.map(({ constraint }) => constraint)).toEqual([
    'orientation.noneOf',
  ]);
});
