import { expect, test } from 'vitest';
import { describeChoice, toggleField, toRequestPart, toShare } from './choice';
import type { Choice } from './choice';

const ALL = ['id', 'name', 'url'];

test.each<[string, Choice, object]>([
  ['neither', { returnObjects: false }, {}],
  ['objects with all fields', { returnObjects: true }, { returnObjects: true }],
  [
    'objects with a list',
    { returnObjects: true, fields: ['url'] },
    { returnObjects: true, returnObjectFields: ['url'] },
  ],
  ['a list that is ignored', { returnObjects: false, fields: [] }, { returnObjectFields: [] }],
])('toRequestPart(): %s', (_, choice, want) => {
  expect(toRequestPart(choice)).toEqual(want);
});

test('toggleField() adds and takes out, in the order of the contract', () => {
  const choice = toggleField({ returnObjects: true, fields: ['url'] }, 'name', ALL);
  expect(choice.fields).toEqual(['name', 'url']);
  expect(toggleField(choice, 'url', ALL).fields).toEqual(['name']);
});

test('describeChoice() has other words for each kind of choice', () => {
  const texts = [true, false].flatMap((returnObjects) =>
    [undefined, [], ['url']].map((fields) => describeChoice({ returnObjects, fields })),
  );
  expect(texts[4]).toContain('ignored');
  expect(new Set(texts).size).toBe(5);
});

test('toShare() is a whole percentage, also of nothing', () => {
  expect(toShare(1, 3)).toBe(33);
  expect(toShare(0, 0)).toBe(0);
});
