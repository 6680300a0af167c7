import { expect, test } from 'vitest';
import { hostileValues } from '../hostile-values';
import { printJson } from './print-literal';

test('printLiteral() keeps short lists of plain values on one line', () => {
  expect(printJson({ a: [1, 'b', null], c: [[1]] })).toBe(
    '{\n  "a": [1, "b", null],\n  "c": [\n    [1]\n  ]\n}',
  );
});

test('printLiteral() breaks a list of more than 60 characters', () => {
  const [x, y] = ['x'.repeat(40), 'y'.repeat(12)];
  expect(printJson([x, y])).toBe(`["${x}", "${y}"]`);
  expect(printJson([x, `${y}y`])).toBe(`[\n  "${x}",\n  "${y}y"\n]`);
});

test('printLiteral() leaves out fields that are undefined, as JSON does', () => {
  expect(printJson({ a: undefined })).toBe('{}');
});

test('printLiteral() rejects what is not JSON', () => {
  expect(() => printJson([() => 1])).toThrow('A request body contains a function');
});

test.each(hostileValues)('printJson() prints what reads back the same: %s', (_reason, value) => {
  expect(JSON.parse(printJson(value))).toEqual(value);
});
