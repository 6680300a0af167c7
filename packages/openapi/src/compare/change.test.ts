import { expect, test } from 'vitest';
import { groupChanges, sortChanges } from './change';
import type { Change } from './change';

const toChange = (kind: Change['kind'], breaking = false): Change => ({
  kind,
  breaking,
  subject: breaking ? `${kind}, breaking` : kind,
});

const CHANGES = [
  toChange('added'),
  toChange('changed'),
  toChange('added', true),
  toChange('deprecated'),
  toChange('removed'),
  toChange('changed', true),
  toChange('removed', true),
];

test('sortChanges() puts breaking changes first, then what is gone, and additions last', () => {
  expect(sortChanges(CHANGES).map(({ subject }) => subject)).toEqual([
    'removed, breaking',
    'changed, breaking',
    'added, breaking',
    'removed',
    'deprecated',
    'changed',
    'added',
  ]);
});

test('sortChanges() keeps the order of the documents within a kind', () => {
  const removed = ['GET /b', 'GET /a'].map((subject) => ({ ...toChange('removed'), subject }));
  expect(sortChanges(removed)).toEqual(removed);
});

test('groupChanges() lists breaking changes of every kind, then the others by kind', () => {
  const groups = groupChanges(CHANGES).map(({ title, changes }) => [
    title,
    changes.map(({ subject }) => subject),
  ]);
  expect(groups).toEqual([
    ['Breaking changes', ['added, breaking', 'changed, breaking', 'removed, breaking']],
    ['Deprecated', ['deprecated']],
    ['Added', ['added']],
    ['Changed', ['changed']],
    ['Removed', ['removed']],
  ]);
});
