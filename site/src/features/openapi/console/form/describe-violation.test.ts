import { expect, test } from 'vitest';
import { describeViolation } from './describe-violation';

const LIST = {
  pointer: '/analyses/0',
  expected: 'one of all, tags',
  rule: 'allowed-values',
  remedy: '',
};

test.each([
  [
    'a value near one of its list',
    LIST,
    'tag',
    '"tag" is not one of all, tags. Did you mean "tags"?',
  ],
  ['a value near none of them', LIST, 'sentences', '"sentences" is not one of all, tags.'],
  ['another type in a list', LIST, 1, 'Expected: one of all, tags.'],
  [
    'a field that is missing',
    { pointer: '/id', expected: 'the required field "id"', rule: 'required-field', remedy: '' },
    undefined,
    'Expected: the required field "id".',
  ],
])('describeViolation() of %s', (_, violation, value, want) => {
  expect(describeViolation(violation, value)).toBe(want);
});
