import { toEntries, type Entry } from './entry';

/** Functions that a template can call without defining them, and the variable of loops. */
export const functions: Entry[] = toEntries('Jinja', 'statements/', [
  [
    'range',
    'start=0, stop, step=1',
    '#loops',
    'Whole numbers, the last one excluded.',
    '{{ range(3)|list }}',
  ],
  ['dict', '**items', '#variables', 'A map.', '{{ dict(a=1) }}'],
  [
    'namespace',
    '**values',
    '#variables',
    'Values that a loop may change.',
    '{% set found = namespace(n=0) %}{% for n in [1, 2] %}{% set found.n = found.n + n %}{% endfor %}{{ found.n }}',
  ],
  [
    'cycler',
    '*values',
    '#loops',
    'Values in turn, by `next()`.',
    "{% set row = cycler('a', 'b') %}{{ row.next() }}{{ row.next() }}",
  ],
  [
    'joiner',
    "sep=', '",
    '#loops',
    'Nothing at first, then the separator.',
    '{% set comma = joiner() %}{% for n in [1, 2] %}{{ comma() }}{{ n }}{% endfor %}',
  ],
  [
    'loop',
    '',
    '#loop-variables',
    'Position in a loop: `index`, `index0`, `revindex`, `revindex0`, `first`, `last`, `length`, `cycle()`.',
    '{% for n in [5, 6] %}{{ loop.index }}{% endfor %}',
  ],
]);
