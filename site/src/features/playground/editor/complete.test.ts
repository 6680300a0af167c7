import { expect, test } from 'vitest';
import { findCompletions } from './complete';

const complete = (text: string) =>
  findCompletions(text, text.length)?.options.map(({ label }) => label);

test.each([
  ['{{ 3|unit', ['unit', 'unitNum']],
  ['{{ n is div', ['divisibleby']],
  ['{% sw', ['switch']],
  ["{{ 'x'|morph('Ca", ['Case=']],
  ["{{ 'x'|morph('Case=Loc|Num", ['Number=']],
  ["{{ 'x'|morph('Number=", ['Sing', 'Plur', 'Dual']],
])('findCompletions(%j)', (text, want) => {
  expect(complete(text)).toEqual(want);
});

test('codes are offered inside of the short notation', () => {
  for (const text of ["{{ 'x'|m('", "{{ 'x'|m('P", "{{ 3|unitNum('kniha', m='"]) {
    expect(complete(text)?.slice(0, 2)).toEqual(['1', '2']);
  }
});

test.each(['plain | un', '{{ x }} | un', '{{ 3|unitNum', '', '{{ x', "{{ 'x'|morph('constructor="])(
  'none in %j',
  (text) => {
    expect(complete(text)).toBeUndefined();
  },
);

test('each has a summary', () => {
  for (const text of ['{{ x|', '{{ x is ', '{% ', "{{ x|m('", "{{ x|morph('"]) {
    const { options } = findCompletions(text, text.length)!;
    expect(options.every(({ summary }) => summary.length > 3)).toBe(true);
  }
});
