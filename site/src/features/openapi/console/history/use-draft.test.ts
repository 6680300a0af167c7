import { expect, test } from 'vitest';
import type { ConsoleRequest } from '../../../share-links/console-request';
import { bringBack, replace } from './use-draft';

const toCall = (body: string): ConsoleRequest => ({ operationId: 'a', path: {}, query: {}, body });
const [X, Y, Z] = [toCall('X'), toCall('Y'), toCall('Z')];
const EXAMPLE = toCall('example');
const OTHER = toCall('another example');
const isKept = (call: ConsoleRequest) => call === EXAMPLE || call === OTHER;

test('replace() keeps what was typed', () => {
  expect(replace({ call: X, replaced: [] }, EXAMPLE, isKept)).toEqual({
    call: EXAMPLE,
    replaced: [X],
  });
});

test('replace() keeps nothing that can be had elsewhere, and nothing twice', () => {
  expect(replace({ call: OTHER, replaced: [X] }, EXAMPLE, isKept).replaced).toEqual([X]);
  expect(replace({ call: X, replaced: [] }, toCall('X'), isKept).replaced).toEqual([]);
});

test('replace() takes away from what is kept what it brings', () => {
  expect(replace({ call: X, replaced: [Y, Z] }, toCall('Z'), isKept).replaced).toEqual([X, Y]);
});

test('bringBack() exchanges: what was typed meanwhile is kept in turn', () => {
  expect(bringBack({ call: Y, replaced: [X] }, isKept)).toEqual({ call: X, replaced: [Y] });
  expect(bringBack({ call: EXAMPLE, replaced: [X] }, isKept)).toEqual({ call: X, replaced: [] });
});

test('bringBack() goes through all that was replaced, the latest first', () => {
  const first = replace({ call: X, replaced: [] }, EXAMPLE, isKept);
  const second = replace({ ...first, call: Y }, OTHER, isKept);
  const third = bringBack({ ...second, call: Z }, isKept);
  const fourth = bringBack(third, isKept);
  expect([third.call, fourth.call, bringBack(fourth, isKept).call]).toEqual([Y, X, Z]);
});

test('bringBack() changes nothing where nothing was replaced', () => {
  expect(bringBack({ call: X, replaced: [] }, isKept)).toEqual({ call: X, replaced: [] });
});
