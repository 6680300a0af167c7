import { toEntries, type Entry } from './entry';

/** Every statement that the engine runs, by the name of its opening tag. */
export const statements: Entry[] = [
  ...toEntries('Jinja', 'statements/', [
    [
      'if',
      'condition',
      '#conditions',
      'Prints a part only under a condition; with `elif` and `else`.',
      '{% if n > 1 %}many{% else %}one{% endif %}',
      { n: 3 },
    ],
    [
      'for',
      'name in list',
      '#loops',
      'Repeats a part; with `if` and `else`.',
      '{% for n in [1, 2] %}{{ n }};{% endfor %}',
    ],
    [
      'set',
      'name = value',
      '#variables',
      'Stores a value, or a rendered block.',
      '{% set n = 2 %}{{ n * n }}',
    ],
    [
      'macro',
      'name(parameters)',
      '#macros',
      'A named part, to be called.',
      '{% macro hi(who) %}Hi {{ who }}{% endmacro %}{{ hi("Eva") }}',
    ],
    [
      'call',
      'macro(arguments)',
      '#macros',
      'Calls a macro with a block, which it prints as `caller()`.',
      '{% macro box() %}[{{ caller() }}]{% endmacro %}{% call box() %}x{% endcall %}',
    ],
    [
      'with',
      'name = value',
      '#variables',
      'Variables for one block only.',
      '{% with n = 2 %}{{ n }}{% endwith %}',
    ],
    [
      'raw',
      '',
      '#literal-braces',
      'Prints template marks as they are.',
      '{% raw %}{{ n }}{% endraw %}',
    ],
  ]),
  ...toEntries('Jinja', 'filters/', [
    [
      'filter',
      'name',
      '#filter-a-whole-block',
      'Filters a whole block.',
      '{% filter upper %}loud{% endfilter %}',
    ],
  ]),
  ...toEntries('Genja', 'statements/', [
    [
      'switch',
      'value',
      '#switch-by-value',
      'One of several parts; with `case` and `default`.',
      '{% switch n %}{% case 1 %}gold{% default %}none{% endswitch %}',
      { n: 1 },
    ],
  ]),
  ...toEntries('Genja', 'statements/', [
    [
      'choices',
      '',
      '#alternative-wordings',
      'One of several wordings, by chance; separated by `or`.',
      '{% choices %}won{% or %}took{% endchoices %}',
    ],
    [
      'for_choices',
      'name in list',
      '#alternative-wordings',
      'A loop whose passes take the wordings in turn.',
      '{% for_choices n in [1, 2] %}{{ n }} won. {% or %}{{ n }} took. {% endfor_choices %}',
    ],
    [
      'capture',
      'name',
      '#variables',
      'Stores a rendered block.',
      '{% capture head %}Brno{% endcapture %}{{ head }}',
    ],
  ]).map((entry) => ({ ...entry, isOwnChoice: true })),
];

/** Older names: the singular of the two statements with wordings. */
export const STATEMENT_ALIASES = ['choice', 'for_choice'];

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
