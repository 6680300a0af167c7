import { describe, expect, test } from 'vitest';
import { readJson } from '@docs/utils';
import { formatReport } from './error';
import { guessLanguage } from './morphology/czech/lexicon';
import { render, type RenderInput } from './render';

function output(template: string, input: Partial<RenderInput> = {}): string {
  const result = render({ template, ...input });
  return result.ok ? result.output : `error: ${result.error.message}`;
}

function fail(template: string, data?: unknown) {
  const result = render({ template, data });
  if (result.ok) throw new Error(`It printed ${result.output}`);
  return result.error;
}

describe("Genja's own statements", () => {
  test.each([
    ['{% switch n %}{% case 1, 2 %}few{% default %}many{% endswitch %}', { n: 2 }, 'few'],
    ['{% switch n %}{% case 1 %}a{% endswitch %}.', { n: 3 }, '.'],
    ['{% capture x %}a{{ n }}{% endcapture %}{{ x|upper }}', { n: 1 }, 'A1'],
    ['{% for k, v in m %}{{ k }}{{ v }}{% endfor %}', { m: { ab: 1, cd: 2 } }, 'ab1cd2'],
    ['{% for x in [1, 2] %}{{ x }}{% end_for %}', {}, '12'],
    ['{% choices %}a{% or %}b{% endchoices %}', {}, 'b'],
    ['{% for_choices x in [1, 2, 3] %}a{{ x }}{% or %}b{{ x }}{% endfor_choices %}', {}, 'b1a2b3'],
  ])('%s', (template, data, expected) => {
    expect(output(template, { data, random: () => 0.9 })).toBe(expected);
  });

  test('a word waits for its agreement through set, capture, macro and ~', () => {
    const template =
      "{% set verb = 'vyhrát'|m('r@1') %}{% macro who(name) %}{{ name|m('#1') }}{% endmacro %}" +
      "{% capture all %}{{ who('koalice') ~ ' ' ~ verb }}{% endcapture %}{{ all }}";
    expect(output(template, { language: 'cs' })).toBe('koalice vyhrála');
  });

  test('knowledge-base filters read the item or its id', () => {
    const items = { G1: { name: 'Praha', first_name: 'Jan', surname: 'Novák', ctk_party: 'ODS' } };
    const input = { items, data: { item: 'G1' }, language: 'cs' } as const;
    expect(output("v# {{ item|name|m('6') }}", input)).toBe('v Praze');
    expect(output("{{ item|cname('fsp', morph='Case=Gen') }}", input)).toBe('Jana Nováka (ODS)');
    expect(output("{{ item|prop('ctk_party') }}", input)).toBe('ODS');
    expect(output("{{ item|cname('s', m='2') }}", input)).toMatch(/long notation/);
  });
});

// Python compares names in NFKC: č may be one character or two.
test.each([
  '{% set č = 1 %}{{ c\u030c }}',
  '{% set c\u030c = 1 %}{{ č }}',
  '{{ c\u030c }}{{ d.c\u030c }}',
])('%j finds its variable', (template) => {
  const data = { 'c\u030c': 1, d: { 'c\u030c': '' } };
  expect(output(template, { data })).toBe('1');
});

test.each([
  [0, '0', '0'],
  [1.2, '1.20', '1,20'],
  [1200, '1200', '1200'],
  [12000, '12,000', '12.000'],
  [12000000, '12,000,000', '12.000.000'],
  [-12345.678, '-12,345.68', '-12.345,68'],
])('ln prints the number %d', (n, english, czech) => {
  expect(output('{{ n|ln }}', { data: { n } })).toBe(english);
  expect(output('{{ n|ln }}', { data: { n }, language: 'cs' })).toBe(czech);
});

test.each([
  ["{{ '&constructor;&toString;&amp;'|striptags }}", '&constructor;&toString;&'],
  ["{{ 'kniha'|m(prep='constructor') }}", 'constructor kniha'],
  ["{{ 'kniha'|m(prep='__proto__') }}", '__proto__ kniha'],
])('%s takes no name from JavaScript', (template, want) => {
  expect(output(template, { language: 'cs' })).toBe(want);
});

test.each([
  ["{{ 'škola'|m('2') }}", 'cs'],
  ["v# {{ 'Plzeň'|m('6') }} a v# {{ 'Žďár nad Sázavou'|m('6') }}", 'cs'],
  ["{{ 5|unitNum('žlutý kůň') }}", 'cs'],
  ["{{ name|m('7#1') }} {{ 'přijít'|m('r@1') }}, k# šéfovi", 'cs'],
  ["{{ name|m('P') }}", 'en'],
] as const)(
  '%s with letters in two pieces prints what it prints with composed ones',
  (template, language) => {
    const name = 'Jiří Čapek';
    const print = (form: string) =>
      output(template.normalize(form), { language, data: { name: name.normalize(form) } });
    expect(print('NFD').normalize('NFC')).toBe(print('NFC'));
    const guess = (form: string) => guessLanguage(template.normalize(form));
    expect(guess('NFD')).toBe(guess('NFC'));
  },
);

test.each([
  ['V Plzni napadne {{ 3|numeral }}.', 'cs'],
  ["Zítra bude v Praze {{ 2.5|unit('°C') }}.", 'cs'],
  ['Na horách {{ 3|numeral }}', 'cs'],
  ['Teplota v noci: {{ 2.5|ln }}', 'cs'],
  ['{# language=cs #}{{ 2.5|ln }}', 'cs'],
  ["{# language=en #}{{ 'Škoda Plzeň' }}", 'en'],
  ["England v {{ guest }}: it's Henry V who wins", 'en'],
  ["{{ 'referendum' }}, a {{ 'ministry' }} at {{ 30|unit('psi') }}", 'en'],
  ["{{ 'Praha'|m('6') }}", 'cs'],
  ["{{ city|m('P2#1') }}", 'cs'],
  ["{{ city | morph('Case=Loc|Number=Sing') }}", 'cs'],
  ["{{ city|m('6', prep='na') }}", 'cs'],
  ["{{ 'report'|m('P') }}, {{ verb|m('r@1') }}", 'en'],
  ["{{ 1|unit('report', prep='with') }}", 'en'],
])('the language of %s is %s', (template, language) => {
  expect(guessLanguage(template)).toBe(language);
});

test('the report of a long line shows what is around the mistake', () => {
  const template = `${'a'.repeat(5000)}{{ 1|uper }}${'b'.repeat(5000)}`;
  const lines = formatReport(template, fail(template)).split('\n');
  expect(lines[2]!.length).toBeLessThan(200);
  expect(lines[2]!.slice(lines[3]!.indexOf('^'), lines[3]!.lastIndexOf('^') + 1)).toBe('uper');
});

test('a soft hyphen inside a word does not hide it', () => {
  expect(output("v# {{ 'Pra\u00adha'|m('6') }}", { language: 'cs' })).toBe('v Praze');
});

test.each(['20.5', '0.5', '-3', '101'])('%s has no ordinal word, so it is printed', (number) => {
  const template = `{{ ${number}|ord_numeral_in_words }}`;
  expect([output(template), output(template, { language: 'cs' })]).toEqual([number, number]);
});

describe('prepositions', () => {
  test('skip quotes and tags, and leave data alone', () => {
    const input = { language: 'cs', data: { text: 'v# škole' } } as const;
    expect(output('V# <b>„škole“</b> {{ text }}', input)).toBe('Ve <b>„škole“</b> v# škole');
  });

  test('in English an article fits the next word', () => {
    expect(output('a# {{ x }}, a# union, a# 8', { data: { x: 'hour' } })).toBe(
      'an hour, a union, an 8',
    );
  });
});

// Python's json.loads() and Jinja 3.1.6 print these.
test.each<[template: string, json: string, want: string]>([
  ['{% for k in d %}{{ k }} {% endfor %}', '{"d":{"2026":3,"2025":2,"2024":1}}', '2026 2025 2024 '],
  ['{{ d }}', '{"d":{"b":1,"2":2,"a":3,"1":4}}', "{'b': 1, '2': 2, 'a': 3, '1': 4}"],
  ['{{ d|list }} {{ d.values()|list }}', '{"d":{"10":"x","9":"y"}}', "['10', '9'] ['x', 'y']"],
  ['{{ d|tojson }}', '{"d":{"10":12345678901234567890}}', '{"10": 12345678901234567890}'],
  ['{{ n }} {{ [n] }}', '{"n":9007199254740993}', '9007199254740993 [9007199254740993]'],
  ['{{ n is integer }} {{ n is number }} {{ 5 < n }}', '{"n":9007199254740993}', 'True True True'],
  ['{{ n == m }} {{ n > m }}', '{"n":9007199254740993,"m":9007199254740992}', 'False True'],
  ['{{ n + 1 }}', '{"n":9007199254740993}', 'error: Whole numbers go up to 9007199254740991.'],
])('%s with %s prints %s', (template, json, want) => {
  expect(output(template, { data: readJson(json).value })).toBe(want);
});

test.each([
  ['a\n', 'a'],
  ['a\n\n', 'a\n'],
  ['{{ 1 }}\r\n\r\n', '1\n'],
  ['\uFEFF{{ 1 }}\r', '1'],
])('%j loses only the last line end', (template, want) => {
  expect(output(template)).toBe(want);
});

// As in Python: only whole numbers repeat.
test.each([
  ["{{ 'a' * 2 }}", 'aa'],
  ["{{ 'a' * 2.0 }}", 'error: "*" does not work between a text and a number.'],
  ["{{ (4 / 2) * 'a' }}", 'error: "*" does not work between a number and a text.'],
  ['{{ 2.0 * [1] }}', 'error: "*" does not work between a number and a list.'],
])('%s repeats only by a whole number: %s', (template, want) => {
  expect(output(template)).toBe(want);
});

describe('what the output knows', () => {
  const template =
    "V {{ town|m('6') }} {{ 'nová'|m('@2') }}{% if true %} x{% endif %} {{ 'Xyz'|m('2') }}";
  const result = render({ template, data: { town: 'Praha' }, language: 'cs' });
  if (!result.ok) throw new Error(result.error.message);

  test('every character has its place in the template', () => {
    let position = 0;
    for (const { start, end, source } of result.spans) {
      expect(start).toBe(position);
      expect(source.end).toBeGreaterThan(source.start);
      position = end;
    }
    expect(position).toBe(result.output.length);
  });

  test('a word has lemma, features, pattern and source', () => {
    expect(result.words[0]).toMatchObject({
      form: 'Praze',
      lemma: 'Praha',
      pattern: 'žena',
      features: { Case: 'Loc' },
      isUnknown: false,
    });
    const { start, end } = result.words[0]!.source;
    expect(template.slice(start, end)).toBe("{{ town|m('6') }}");
  });

  test('unknown words and missing agreements are told', () => {
    expect(result.words.at(-1)).toMatchObject({ form: 'Xyz', isUnknown: true });
    expect(result.warnings.map(({ message }) => message).join()).toMatch(
      /#2.*Not in the dictionary/,
    );
  });

  test('changing the text of a whole sentence is no cause for a warning', () => {
    const sentence = "{{ 'koalice'|m('#1') }} {{ 'vyhrát'|m('r@1') }}.";
    const whole = `{% filter capitalize %}${sentence}{% endfilter %}`;
    expect(render({ template: whole, language: 'cs' })).toMatchObject({
      output: 'Koalice vyhrála.',
      warnings: [],
    });
  });

  test.each([
    "{{ 'hezký'|m('@1')|m('P') }}",
    "{{ 'hezký'|m('@1')|default('x') }}",
    "{{ 'hezký'|m('@1')|default('x', true) }}",
    "{{ 'hezký'|m('@1')|safe }}",
    "{{ 'hezký'|m('@1')|string }}",
    "{{ 'hezký'|m('@1') if 'hezký'|m('@1') is string }}",
    "{{ 'hezký'|m('@1') + '' }}",
    "{% set s %}{{ 'hezký'|m('@1') }}{% endset %}{% if s %}{{ s }}{% endif %}",
  ])('%s changes no text of an agreement', (start) => {
    const result = render({ template: `${start} {{ 'auto'|m('#1') }}`, language: 'cs' });
    expect(result.ok && result.warnings).toEqual([]);
    expect(result.ok && result.output).toMatch(/^hezk(?:é|á) auto$/);
  });

  test('changing the text of an agreement is a warning', () => {
    const early = render({ template: "{{ 'škola'|m('#1')|capitalize }}", language: 'cs' });
    expect(early.ok && [early.output, early.warnings.length]).toEqual(['Škola', 1]);
  });
});

describe('errors', () => {
  test.each([
    ["a\n{{ 3|unitnum('x') }}", 2, 6, /no filter "unitnum"/, 'Did you mean `unitNum`?'],
    ['{% iff x %}', 1, 4, /no statement "iff"/, 'Did you mean `if`?'],
    ['{% if x %}a{% endif }', 1, 21, /ends with "}" instead of "%}"/, 'Did you mean `%}`?'],
    ['{{ x %}', 1, 6, /ends with "%}" instead of "}}"/, 'Did you mean `}}`?'],
    ['{% if x }}', 1, 9, /ends with "}}" instead of "%}"/, 'Did you mean `%}`?'],
    ['{{ a is evn }}', 1, 9, /no test "evn"/, 'Did you mean `even`?'],
    ['{% if x %}', 1, 4, /"if" has no "endif"/, undefined],
    ['{{ (1 }}', 1, 7, /Expected "\)", found "}"/, undefined],
    ["{{ 'x }}", 1, 4, /closing quote/, undefined],
    ['{{ 1 + }}', 1, 8, /before the end of the tag/, undefined],
    ['{% include "x" %}', 1, 4, /"include" is not supported in the playground/, undefined],
    ['{{ 5|money }}', 1, 6, /"money" is not supported in the playground/, undefined],
    ["{{ 'x'|m('#0') }}", 1, 8, /whole number from 1/, undefined],
    ["{{ 'x'|m('Q') }}", 1, 8, /no known code "Q"/, undefined],
    ["{{ 'x'|morph('Cse=Gen') }}", 1, 8, /Did you mean `Case`/, undefined],
    ['{{ x.y.z }}', 1, 4, /"x" is missing/, undefined],
  ])('%s', (template, line, column, message, suggestion) => {
    const error = fail(template);
    expect(error.message).toMatch(message);
    expect([error.line, error.column, error.suggestion]).toEqual([line, column, suggestion]);
  });

  test('are shown with a caret', () => {
    const template = "a\n{{ 3|unitnum('x') }}";
    expect(formatReport(template, fail(template))).toBe(
      [
        'line 2, column 6: There is no filter "unitnum".',
        '',
        "  {{ 3|unitnum('x') }}",
        '       ^^^^^^^',
        'Did you mean `unitNum`?',
      ].join('\n'),
    );
  });
});

test.each([
  ['Maximum call stack size exceeded', /nested too deeply/],
  ['Invalid string length', /text or a list .* too large/],
  ['Invalid array length', /text or a list .* too large/],
])('the RangeError "%s" is told by its message', (message, want) => {
  const random = () => {
    throw new RangeError(message);
  };
  expect(output('{{ [1, 2]|random }}', { random })).toMatch(want);
});

describe('bounds', () => {
  const LISTS = '{% set a = [1] * 3000 %}{% set b = [a] * 1200 %}{% set c = [b] * 20 %}';
  const TEXTS = "{% set texts = ['a' * 200000] * 9000 %}";
  const double = (text: string) =>
    `{% set ns = namespace(t=${text}) %}` +
    '{% for i in range(99) %}{% set ns.t = ns.t ~ ns.t %}{% endfor %}';
  const doubleTuple = (use: string) =>
    '{% set ns = namespace(t=(1,)) %}' +
    `{% for i in range(60) %}{% set ns.t = (ns.t, ns.t) %}{% endfor %}${use}`;
  const repeat = (body: string) =>
    '{% set big = range(50000) %}{% set other = range(50000) %}{% set list = [1] * 50000 %}' +
    `{% set text = 'a' * 200000 %}{% for i in range(999) %}${body}{% endfor %}`;

  test.each([
    ['a long loop', '{% for i in range(10000000) %}x{% endfor %}', /steps/],
    [
      'loops in a loop',
      '{% for i in range(999) %}{% for j in range(999) %}x{% endfor %}{% endfor %}',
      /steps/,
    ],
    ['a macro that calls itself', '{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}', /levels deep/],
    ['a repeated text', "{{ 'ab' * 100000000 }}", /longer than/],
    ['a wide column', "{{ ''|center(1000000000) }}", /longer than/],
    ['a wide number', "{{ '%999999999d'|format(1) }}", /longer than/],
    ['parentheses', `{{ ${'('.repeat(5000)}1${')'.repeat(5000)} }}`, /levels inside/],
    ['negations', `{{ ${'not '.repeat(5000)}1 }}`, /levels inside/],
    ['a long sum', `{{ 1${'+1'.repeat(20000)} }}`, /nested too deeply|levels|steps/],
    ['open conditions', `${'{% if true %}'.repeat(5000)}`, /levels inside/],
    ['a list in itself', '{% set x = [] %}{{ x.append(x) }}', /contain itself/],
    ['a text that doubles', double("'ab'"), /longer than/],
    ['words that double', double("'ab'|m('P')"), /steps/],
    ['a list in lists as text', `${LISTS}{{ c|string|length }}`, /longer than/],
    ['a list in lists in a pattern', `${LISTS}{{ '%s'|format(c) }}`, /longer than/],
    ['long texts in a list', `${TEXTS}{{ texts|join|length }}`, /longer than/],
    [
      'long texts in a pattern',
      `${TEXTS}{{ ('%s' * 9)|format(${'texts, '.repeat(9)}) }}`,
      /longer than/,
    ],
    ['a list as text, often', repeat('{{ (big|list)|string|length }}'), /steps/],
    ['searches in a list', repeat('{% if -1 in big %}x{% endif %}'), /steps/],
    ['comparisons of lists', repeat('{% if big == other %}x{% endif %}'), /steps/],
    ['tests of items', repeat("{% set x = list|reject('odd')|first %}"), /steps/],
    ['tests of a long text', repeat('{% set x = text is upper %}'), /steps/],
    ['sums', repeat('{% set x = list|sum %}'), /steps/],
    ['lists of a list', repeat('{% set x = [].append(list) %}'), /steps/],
    ['sorting', repeat('{{ list|sort|first }}'), /steps/],
    ['the largest item', repeat('{{ big|max }}'), /steps/],
    ['the last item', repeat('{{ big|last }}'), /steps/],
    [
      'copies of a map',
      `{% set pairs = namespace(list=[]) %}{% for i in range(20000) %}{{ pairs.list.append([i, i]) or '' }}{% endfor %}` +
        '{% set map = dict(pairs.list) %}{% for i in range(9999) %}{% set x = dict(map) %}{% endfor %}',
      /steps/,
    ],
    ['slices', repeat('{% set x = big[1:] %}'), /steps/],
    ['methods of a long text', repeat('{% set x = text.upper() %}'), /steps/],
    ['long texts behind a word', repeat("{% set x = 'kniha'|m ~ text %}{{ x }}"), /steps/],
    ['letters of a long text', repeat('{% set x = text[5] %}'), /steps/],
    ['tuples that double as a key', doubleTuple('{{ {ns.t: 1}|length }}'), /steps/],
    ['tuples that double in unique', doubleTuple('{{ [ns.t]|unique|list|length }}'), /steps/],
    ['long keys', repeat('{% set x = {}.get((text, text)) %}'), /steps/],
    ['long keys of a map', repeat('{% set x = {}[text] %}'), /steps/],
    ['titles', repeat("{% set x = ('a-' * 90000)|title %}"), /steps/],
    ['searches in a long text', repeat("{% set x = 'b' in text %}"), /steps/],
  ])('stop %s', (_, template, message) => {
    expect(fail(template.slice(0, 100_000)).message).toMatch(message);
  });
});

test.each([
  ['{% for i in range(700) %}{% if i in list %}{% endif %}{% endfor %}'],
  ['{% for i in range(50) %}{{ list|sort|first }}{{ list|join(", ")|length }}{% endfor %}'],
  ['{% for i in range(300) %}{{ list|string|length }}{{ list|tojson|length }}{% endfor %}'],
])('%s on 1,000 items is within the bounds', (template) => {
  const list = Array.from({ length: 1000 }, (_, index) => index);
  expect(render({ template, data: { list } })).toMatchObject({ ok: true });
});

test.each([
  ["{{ 'kočka'|m('#1')|capitalize }}", /a capital letter in the word itself/],
  ["{{ 2|unitNum('kočka', m='#1')|capitalize }}", /or begin the sentence with another word/],
  ["{{ -3|unit('stupeň', ref=1)|replace('-', '−') }}", /Print a sign before the number/],
])('%s gets a warning that says what to do instead', (template, remedy) => {
  const result = render({ template, language: 'cs' });
  expect(result.ok && result.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(remedy),
  ]);
});

// Internetová jazyková příručka: pronouns behind prepositions, numerals, comparison.
test.each([
  ["{{ 'on'|m('7', prep='s') }}, {{ 'on'|m('2', prep='z') }}", 's ním, z něho'],
  ["{{ 'on'|m('P2', prep='bez') }}", 'bez nich'],
  ["s# {{ 'on'|m('F7') }}, k# {{ 'on'|m('F3') }}, z# {{ 'on'|m('P2') }}", 's ní, k ní, z nich'],
  ["Na {{ 'on'|m('4') }}, pro {{ 'on'|m('F4') }}", 'Na něj, pro ni'],
  ["s# <b>{{ 'on'|m('7') }}</b>, bez&nbsp;„{{ 'on'|m('P2') }}“", 's <b>ním</b>, bez&nbsp;„nich“'],
  ["Zabývá se {{ 'on'|m('7') }}, vidí {{ 'on'|m('4') }}.", 'Zabývá se jím, vidí ho.'],
  ["{{ 2|unitNum('sto') }}, {{ 3|unitNum('sto') }}", 'dvě stě, tři sta'],
  ["{{ 1|unitNum('peníze') }}, {{ 1|unitNum('volby') }}", 'jedny peníze, jedny volby'],
  ["{{ 1|unitNum('volby', m='#1') }} {{ 'být'|m('r@1') }}", 'jedny volby byly'],
  [
    "{{ 4|unitNum('volby') }}, v# {{ 5|unitNum('volby', '6') }}",
    'čtvery volby, v paterých volbách',
  ],
  ["{{ 2|unitNum('peníze', '7') }}, {{ 5|unit('volby') }}", 'dvojími penězi, 5 voleb'],
  ["{{ 5|unit('koruna česká') }}, {{ 2|unit('koruna česká') }}", '5 korun českých, 2 koruny české'],
  ["{{ 'strana zelených'|m('7') }}", 'stranou zelených'],
  ["{{ 'Ústí nad Labem'|m('6') }}", 'Ústí nad Labem'],
  ["{{ 'mladý'|morph('Degree=Sup|Number=Plur|Case=Ins') }}", 'nejmladšími'],
  ["{{ 'chytrý'|morph('Degree=Cmp|Gender=Fem|Case=Gen') }}", 'chytřejší'],
  ["{{ 'lidský'|morph('Degree=Cmp') }}", 'lidštější'],
  ["{{ 'malý'|morph('Polarity=Neg|Degree=Sup') }}", 'nejnemenší'],
  ['v# &nbsp;škole, v# &bdquo;škole&ldquo;', 've &nbsp;škole, ve &bdquo;škole&ldquo;'],
  ['v#&nbsp;škole, v# &#x161;kole', 've&nbsp;škole, ve &#x161;kole'],
])('%s prints %s', (template, want) => {
  expect(render({ template, language: 'cs' })).toMatchObject({ output: want, warnings: [] });
});

test.each([
  ["{{ 'hráč'|morph('Degree=Cmp') }}", '"hráč": "Degree=Cmp" has no effect on this word.'],
  ["{{ 'hráč'|morph('Tense=Past') }}", '"hráč": "Tense=Past" has no effect on this word.'],
  ["{{ 'hrát'|m('6') }}", '"hrát": "Case=Loc" has no effect on this word.'],
  ["{{ 'horký'|morph('Degree=Cmp') }}", '"horký": The dictionary has no such form of this word.'],
])('%s warns: %s', (template, message) => {
  expect(render({ template, language: 'cs' })).toMatchObject({ warnings: [{ message }] });
});
