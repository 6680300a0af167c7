import table from './template-pieces.json';

export type Random = () => number;

type Kind = keyof typeof table;

const pieces = Object.fromEntries(
  Object.entries(table).map(([kind, lines]) => [kind, lines.flatMap((line) => line.split('; '))]),
) as Record<Kind, string[]>;

/** Quotes, tags, line ends, other scripts, numbers at their limits, names of JavaScript's own. */
export const HOSTILE_DATA = {
  text: 'O\'Brien & <b>"Söhne"</b> \\ {{ x }} {% if %}',
  lines: 'one\ntwo\r\n\n three\t',
  czech: 'Příliš žluťoučký kůň',
  emoji: 'a😀b👩‍👧c',
  turkish: 'İstanbul ßtraße ǆ ﬁ',
  empty: '',
  spaces: '  \u00a0 x \u2003 ',
  zero: 0,
  single: 1,
  negative: -7,
  large: 9007199254740991,
  small: 0.000001,
  half: 2.5,
  price: 1234.5678,
  tiny: 1e-7,
  yes: true,
  no: false,
  nothing: null,
  numbers: [3, 1, 2, 10, -4],
  mixed: [1, 'a', null, 2.5, true, [1], { a: 1 }],
  words: ['Leeds', 'york', 'Hull', 'leeds', 'Ústí'],
  none: [],
  rows: [
    { town: 'York', seats: 3, open: true, at: { x: 1 } },
    { town: 'bath', seats: 12, open: false, at: { x: 3 } },
    { town: 'Hull', seats: 7, open: true, at: { x: 2 } },
  ],
  map: { b: 2, a: 1, Č: 3, 'a b': '<' },
  constructor: 'c',
  __proto__x: 'p',
  toString: 't',
};

const TEXTS = 'text lines czech emoji turkish empty spaces'.split(' ');
const NUMBERS = 'zero single negative half price small tiny large'.split(' ');
const LISTS = 'numbers words none rows mixed'.split(' ');
const OTHERS = 'yes no nothing map missing constructor toString __proto__'.split(' ');

/** Writes a template of standard Jinja by a grammar, so that most templates run. */
export function generateTemplate(random: Random): string {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const chance = (share: number) => random() < share;
  const times = (most: number) => Math.floor(random() * (most + 1));
  const repeat = (most: number, make: () => string) =>
    Array.from({ length: times(most) }, make).join('');
  const quote = (text: string) =>
    chance(0.5) ? `'${text.replaceAll("'", "\\'")}'` : `"${text.replaceAll('"', '\\"')}"`;

  return repeat(2, () => statement(0)) + statement(0);

  function statement(depth: number): string {
    if (depth > 2) return output(depth);
    const open = pick(['{%', '{%', '{%-', '{%+']);
    const close = pick(['%}', '%}', '-%}']);
    const tag = (text: string) => `${open} ${text} ${close}`;
    const body = () => repeat(2, () => statement(depth + 1)) + statement(depth + 1);
    switch (Math.floor(random() * 16)) {
      case 0:
        return `${tag(`if ${expression(depth)}`)}${body()}${chance(0.3) ? `${tag(`elif ${expression(depth)}`)}x` : ''}${chance(0.5) ? `${tag('else')}no` : ''}${tag('endif')}`;
      case 1: {
        const filter = chance(0.2) ? ` if ${pick(['item', 'item is string', 'item != 1'])}` : '';
        const inside = pick([
          '{{ loop.index }}{{ item }},',
          '{{ item }}{{ loop.revindex0 }}{{ ";" if not loop.last }}',
          '{{ loop.cycle("a", "b") }}',
          '{{ loop.first }}{{ loop.length }}{% set x = loop.index0 %}{{ x }}',
        ]);
        return `${tag(`for item in ${list(depth)}${filter}`)}${inside}${body()}${chance(0.4) ? `${tag('else')}empty` : ''}${tag('endfor')}`;
      }
      case 2:
        return `${tag(`set x = ${expression(depth)}`)}{{ x }}`;
      case 3:
        return `${tag(`set y${chance(0.3) ? ' | upper' : ''}`)}${body()}${tag('endset')}[{{ y }}]`;
      case 4:
        return `${tag(`macro f(a, b=${expression(depth)})`)}<{{ a }}|{{ b }}>${tag('endmacro')}{{ f(${pick(['', '1', '1, 2', 'a=3', '1, b=2', '1, 2, 3'])}) }}`;
      case 5:
        return `${tag(`with z = ${expression(depth)}`)}{{ z }}${body()}${tag('endwith')}`;
      case 6:
        return `${tag(`filter ${pick(['upper', 'trim', 'title', "replace('a', 'b')", 'upper|lower'])}`)}${body()}${tag('endfilter')}`;
      case 7:
        return `{% raw %}{{ x }} ${pick(['', '{% if %}', '{#'])}{% endraw %}`;
      case 8:
        return `  {#${pick(['', '-', ' note '])} x ${pick(['', '-'])}#}  `;
      case 9:
        return pick([' text ', '\n', ' {{ "{{" }} ', 'č\t', '  \n  ', '}} %}']);
      case 10:
        return `{% set ns = namespace(n=0) %}{% for i in ${list(depth)} %}{% set ns.n = ns.n + 1 %}{% endfor %}{{ ns.n }}`;
      case 11:
        return `{% for k, v in ${pick(['map.items()', 'map|items', 'map|dictsort', '[(1, 2), (3, 4)]'])} %}{{ k }}={{ v }};{% endfor %}`;
      default:
        return output(depth);
    }
  }

  function output(depth: number): string {
    return `${pick(['{{', '{{', '{{-'])} ${expression(depth)} ${pick(['}}', '}}', '-}}'])}`;
  }

  function expression(depth: number): string {
    if (depth > 4) return atom();
    const inner = () => expression(depth + 1);
    switch (Math.floor(random() * 15)) {
      case 0:
        return `${inner()} ${pick(['+', '-', '*', '/', '//', '%', '~'])} ${inner()}`;
      case 1:
        return `(${number(depth)} ${pick(['+', '-', '*', '/', '//', '%'])} ${number(depth)})`;
      case 2:
        return `${inner()} ${pick(['==', '!=', '<', '<=', '>', '>='])} ${inner()}`;
      case 3:
        return `${inner()} ${pick(['in', 'not in'])} ${pick([list(depth), text(depth), 'map'])}`;
      case 4:
        return `(${pick(['not ', '-', '+', ''])}${inner()} ${pick(['and', 'or'])} ${inner()})`;
      case 5:
        return `(${inner()} if ${inner()} else ${inner()})`;
      case 6:
        return `${inner()} is ${pick(['', 'not '])}${pick(pieces.tests)}`;
      case 7:
        return `${list(depth)}|${pick(pieces.listFilters)}`;
      case 8:
        return `${text(depth)}|${pick(pieces.textFilters)}`;
      case 9:
        return `${number(depth)}|${pick(pieces.numberFilters)}`;
      case 10:
        return `${pick([...TEXTS, ...LISTS])}[${pick(['0', '-1', '1:', ':2', '::2', '::-1', '-2:', '99', '1:3', '"x"', 'single'])}]`;
      case 11:
        return `${pick([list(depth), text(depth)])}|${pick(['length', 'first', 'last', 'list', 'default("d")', 'default("d", true)', 'string', 'tojson', 'reverse|list'])}`;
      case 12:
        return chance(0.5) ? pick(pieces.methods) : method();
      default:
        return atom();
    }
  }

  function method(): string {
    const affix = pick(["'a'", "''", "'b'", "'ž'", "'😀'", "('a', ' ', '<')", 'text', '1']);
    return `${pick(TEXTS)}.${pick(['startswith', 'endswith'])}(${affix})`;
  }

  function atom(): string {
    return pick([
      () => pick([...TEXTS, ...NUMBERS, ...LISTS, ...OTHERS]),
      () => quote(pick(['a', 'B c', "it's", 'say "x"', 'č😀', '', '<i>&', '%s %d', 'x\\\\ny'])),
      () => pick(['0', '1', '2', '7', '10', '3.5', '0.1', '1e3', '2.0', '100', '1_000']),
      () => pick(['true', 'false', 'none', 'True', 'None']),
      () => pick(['[1, 2, 3]', "['b', 'a']", '[]', '(1, 2)', '(1,)', "{'a': 1, 2: 'b'}", '{}']),
      () =>
        pick([
          'map.a',
          'map["a b"]',
          'rows[0].town',
          'rows[1].at.x',
          'rows.0.seats',
          'map.zz',
          'missing.x',
        ]),
    ])();
  }

  function list(depth: number): string {
    if (depth < 3 && chance(0.25)) return `${list(depth + 1)}|${pick(pieces.streamFilters)}`;
    return pick([
      ...LISTS,
      '[1, 2, 3]',
      'range(4)',
      'range(5, 0, -2)',
      "['x', 'Y']",
      'map',
      'text',
    ]);
  }

  function text(depth: number): string {
    if (depth < 3 && chance(0.25)) return `${text(depth + 1)}|${pick(pieces.textFilters)}`;
    return chance(0.85) ? pick(TEXTS) : atom();
  }

  function number(depth: number): string {
    if (depth < 3 && chance(0.3)) return `${number(depth + 1)}|${pick(pieces.numberFilters)}`;
    return chance(0.85) ? pick([...NUMBERS.slice(0, 7), '3', '12.25', '-2']) : atom();
  }
}
