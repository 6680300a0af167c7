import { toEntries, type Entry } from './entry';

/** Every test that may follow `is`. Genja takes all of them from Jinja. */
export const tests: Entry[] = toEntries('Jinja', 'statements/', [
  ['defined', '', '', 'The value exists.', '{{ x is defined }}', { x: 1 }],
  ['undefined', '', '', 'The value is missing.', '{{ x is undefined }}'],
  ['none', '', '', 'The value is none (null).', '{{ none is none }}'],
  ['boolean', '', '', 'The value is true or false.', '{{ true is boolean }}'],
  ['true', '', '', 'The value is true.', '{{ true is true }}'],
  ['false', '', '', 'The value is false.', '{{ false is false }}'],
  ['integer', '', '', 'A whole number.', '{{ 5 is integer }}'],
  ['float', '', '', 'A number with a fraction.', '{{ 1.5 is float }}'],
  ['number', '', '', 'Any number.', '{{ 5 is number }}'],
  ['string', '', '', 'A text.', "{{ 'a' is string }}"],
  ['mapping', '', '', 'A map.', '{{ {} is mapping }}'],
  ['iterable', '', '', 'A loop can run over it.', '{{ [1] is iterable }}'],
  ['sequence', '', '', 'A list, map, or text.', '{{ [1] is sequence }}'],
  ['callable', '', '', 'A macro or function.', '{{ range is callable }}'],
  ['sameas', 'other', '', 'The very same value.', '{{ none is sameas none }}'],
  ['escaped', '', '', 'The text is marked as escaped.', "{{ 'a'|e is escaped }}"],
  ['in', 'container', '', 'The container has the value.', '{{ 1 is in [1, 2] }}'],
  ['eq', 'other', '', 'Equal; also `equalto`, `==`.', '{{ 1 is eq 1 }}'],
  ['ne', 'other', '', 'Not equal; also `!=`.', '{{ 1 is ne 2 }}'],
  ['lt', 'other', '', 'Less; also `lessthan`, `<`.', '{{ 1 is lt 2 }}'],
  ['le', 'other', '', 'Less or equal; also `<=`.', '{{ 1 is le 1 }}'],
  ['gt', 'other', '', 'Greater; also `greaterthan`, `>`.', '{{ 2 is gt 1 }}'],
  ['ge', 'other', '', 'Greater or equal; also `>=`.', '{{ 2 is ge 2 }}'],
  ['divisibleby', 'number', '', 'Divisible without a remainder.', '{{ 9 is divisibleby 3 }}'],
  ['odd', '', '', 'An odd number.', '{{ 3 is odd }}'],
  ['even', '', '', 'An even number.', '{{ 4 is even }}'],
  ['lower', '', '', 'All letters are lowercase.', "{{ 'a' is lower }}"],
  ['upper', '', '', 'All letters are uppercase.', "{{ 'A' is upper }}"],
  ['filter', '', '', 'A filter has this name.', "{{ 'upper' is filter }}"],
  ['test', '', '', 'A test has this name.', "{{ 'odd' is test }}"],
]).map((entry) => ({ ...entry, page: '/genja/statements/#comparisons-and-tests' }));

/** Other names of the tests above. */
export const TEST_ALIASES = 'equalto == != lessthan < <= greaterthan > >='.split(' ');
