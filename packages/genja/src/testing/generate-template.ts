/** Random templates of standard Jinja by a grammar, so that most of them run. */

export type Random = () => number;

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
  one: 1,
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
const NUMBERS = 'zero one negative half price small tiny large'.split(' ');
const LISTS = 'numbers words none rows mixed'.split(' ');
const OTHERS = 'yes no nothing map missing constructor toString __proto__'.split(' ');

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
          '{{ loop.cycle("a", "b") }}{{ loop.previtem|default("-") }}',
          '{{ loop.first }}{{ loop.length }}{% set x = loop.index0 %}{{ x }}',
        ]);
        return `${tag(`for item in ${list(depth)}${filter}`)}${inside}${body()}${chance(0.4) ? `${tag('else')}empty` : ''}${tag('endfor')}`;
      }
      case 2:
        return `${tag(`set x = ${expression(depth)}`)}{{ x }}`;
      case 3:
        return `${tag(`set y${chance(0.3) ? ' | upper' : ''}`)}${body()}${tag('endset')}[{{ y }}]`;
      case 4:
        return `${tag(`macro f(a, b=${expression(depth)})`)}<{{ a }}|{{ b }}>${chance(0.2) ? '{{ varargs }}' : ''}${tag('endmacro')}{{ f(${pick(['', '1', '1, 2', 'a=3', '1, b=2', '1, 2, 3'])}) }}`;
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
        return `${inner()} is ${pick(['', 'not '])}${pick(TESTS)}`;
      case 7:
        return `${list(depth)}|${pick(LIST_FILTERS)}`;
      case 8:
        return `${text(depth)}|${pick(TEXT_FILTERS)}`;
      case 9:
        return `${number(depth)}|${pick(NUMBER_FILTERS)}`;
      case 10:
        return `${pick([...TEXTS, ...LISTS])}[${pick(['0', '-1', '1:', ':2', '::2', '::-1', '-2:', '99', '1:3', '"x"', 'one'])}]`;
      case 11:
        return `${pick([list(depth), text(depth)])}|${pick(['length', 'first', 'last', 'list', 'default("d")', 'default("d", true)', 'string', 'tojson', 'reverse|list'])}`;
      case 12:
        return chance(0.5) ? pick(METHODS) : method();
      default:
        return atom();
    }
  }

  /** A method with positions: none, from the end, beyond it, or of a wrong type. */
  function method(): string {
    const positions = repeat(3, () => `, ${pick(POSITIONS)}`);
    if (chance(0.2)) return `${pick(LISTS)}.index(${pick(['1', "'york'", '2.5'])}${positions})`;
    const name = pick(['find', 'count', 'startswith', 'endswith']);
    const part = pick(["'a'", "''", "'b'", "'ž'", "'😀'", "('a', ' ', '<')", 'text', '1']);
    return `${pick(TEXTS)}.${name}(${part}${positions})`;
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
    if (depth < 3 && chance(0.25)) return `${list(depth + 1)}|${pick(STREAM_FILTERS)}`;
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
    if (depth < 3 && chance(0.25)) return `${text(depth + 1)}|${pick(TEXT_FILTERS)}`;
    return chance(0.85) ? pick(TEXTS) : atom();
  }

  function number(depth: number): string {
    if (depth < 3 && chance(0.3)) return `${number(depth + 1)}|${pick(NUMBER_FILTERS)}`;
    return chance(0.85) ? pick([...NUMBERS.slice(0, 7), '3', '12.25', '-2']) : atom();
  }
}

const TESTS = [
  ...'defined undefined none boolean true false integer float number string mapping'.split(' '),
  ...'iterable sequence odd even lower upper callable'.split(' '),
  ...['divisibleby 3', 'divisibleby(2)', 'eq 1', 'ne 1', 'gt 2', 'lt 2', 'ge 2', 'le "b"'],
  ...['in [1, 2]', 'sameas none', 'in "abc"', 'escaped'],
];

const TEXT_FILTERS = [
  ...'upper lower title capitalize trim wordcount length escape e string list first last'.split(
    ' ',
  ),
  ...'striptags urlencode safe reverse int float tojson forceescape'.split(' '),
  ...["trim('a')", "replace('a', 'b')", "replace(' ', '_', 1)", 'truncate(5)', 'truncate(5, true)'],
  ...["truncate(8, false, '…', 0)", 'center(30)', 'indent', 'indent(2, true)', "indent('> ')"],
  ...[
    'indent(width=3, blank=true)',
    "default('x')",
    "d('y', boolean=true)",
    "join('-')",
    'unique|list',
  ],
  ...['format(1, 2)', 'center(width=9)', 'truncate(length=10, killwords=true)', "replace('', '.')"],
];

const NUMBER_FILTERS = [
  ...'abs round int float string length'.split(' '),
  ...['round(1)', 'round(2)', "round(1, 'floor')", "round(0, 'ceil')", 'round(-1)', 'round|int'],
  ...["round(method='ceil')", 'default(1)', 'int(5)', 'float(1.5)', 'tojson', 'int|string'],
];

const LIST_FILTERS = [
  ...'length first last sort|list min max sum join list reverse|list unique|list count'.split(' '),
  ...["join(', ')", "map('upper')|list", "map('string')|join('/')", "map(attribute='town')|list"],
  ...["select('number')|list", "reject('none')|list", 'select|list', "select('gt', 1)|list"],
  ...["selectattr('open')|list|length", "rejectattr('open')|map(attribute='town')|join(',')"],
  ...["selectattr('seats', 'gt', 5)|map(attribute='seats')|list", "sum(attribute='seats')"],
  ...[
    "sort(attribute='town')|map(attribute='town')|list",
    'sort(reverse=true)|list',
    'sort(false, true)|list',
  ],
  ...[
    "groupby('open')|list",
    "groupby('town')|map('first')|list",
    'batch(2)|list',
    "batch(2, 'x')|list",
  ],
  ...['slice(2)|list', "slice(3, '-')|list", "min(attribute='seats')", "max(attribute='at.x')"],
  ...[
    "map(attribute='at.x')|sum",
    "map(attribute='nope', default=0)|list",
    'tojson',
    'tojson(indent=2)',
  ],
  ...[
    "sort(attribute='open,town')|map(attribute='town')|join",
    'dictsort',
    'items|list',
    'list|string',
  ],
  ...[
    "join(', ', attribute='town')",
    "map('length')|list",
    "map('default', 'x')|list",
    'random|string|length > -1',
  ],
];

const STREAM_FILTERS = [
  ...['select', "map('string')", 'reverse', 'unique', "reject('none')", 'list', 'batch(2)', 'sort'],
];

const POSITIONS = ['0', '1', '2', '5', '-1', '-3', '99', '-99', 'none', 'one', 'true', 'half'];

const METHODS = [
  'text.upper()',
  'text.split()',
  'czech.split(" ", 1)',
  "lines.split('\\n')",
  'spaces.strip()',
  "text.startswith('O')",
  "czech.endswith(('ň', 'x'))",
  "text.find('&')",
  "emoji.find('b')",
  "text.count('b')",
  "', '.join(words)",
  "czech.replace('ž', 'z', 1)",
  'map.keys()|list',
  'map.values()|list',
  "map.get('a')",
  "map.get('zz', 5)",
  'numbers.index(2)',
  'numbers.count(1)',
  "'{}'",
  "'%s-%s' % (1, 'a')",
  "'%05.2f|%+d|%x' % (price, negative, 255)",
  "'%s' % text",
  'numbers + [1]',
  '[0] * 3',
  "'ab' * 2",
  '2 ** 3',
  '2 ** -1',
  '(-7) // 2',
  '-7 % 3',
  '7.5 // 2',
  '1 < 2 < 3',
  '1 == 1.0',
  'true + 1',
  'range(3)|list',
  'dict(a=1, b=2)',
  "cycler('a', 'b').next()",
  "joiner(',')()",
  "joiner(sep=',')()",
  "joiner(separator=',')()",
  "joiner(',')(1)",
  'range(0, 9, step=2)|list',
  "cycler('a', 'b', c=1).next()",
  'spaces.strip(none)',
  'text.strip(one)',
  'text.upper(1)',
  'text.split(none, true)',
  "text.split(' ', half)",
  "czech.replace('ů', 'u', true)",
  'map.get()',
  'map.keys(1)|list',
  'numbers.count(1, 2)',
  '[].append()',
];
