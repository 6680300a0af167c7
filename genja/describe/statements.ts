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
