import { expect, it } from 'vitest';
import { createStore } from './state';

it('createStore() drops the oldest entry when there are too many', () => {
  const store = createStore<number>({ most: 2 });
  ['a', 'b', 'c'].forEach((key, index) => store.set(key, index));
  expect(store.values()).toEqual([1, 2]);
});

it('createStore() drops the oldest entries when they weigh too much', () => {
  const store = createStore<string>({ most: 9, mostWeight: 10 });
  store.set('a', 'a', 6);
  store.set('b', 'b', 3);
  store.set('c', 'c', 6);
  expect(store.values()).toEqual(['b', 'c']);
});

it('createStore() counts a changed entry once, and keeps names of objects apart', () => {
  const store = createStore<string>({ most: 2, mostWeight: 5 });
  store.set('__proto__', 'a', 3);
  store.set('__proto__', 'b', 3);
  expect(store.get('__proto__')).toBe('b');
  expect(store.get('constructor')).toBeUndefined();
  expect(store.delete('__proto__')).toBe(true);
});

it('createStore() tells of each change after it, and of nothing else', () => {
  const seen: number[][] = [];
  const store = createStore<number>({ most: 1, onChange: () => seen.push(store.values()) });
  store.set('a', 1);
  store.set('b', 2);
  store.delete('a');
  store.delete('b');
  expect(seen).toEqual([[1], [2], []]);
});
