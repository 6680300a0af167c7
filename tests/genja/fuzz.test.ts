import { expect, test } from 'vitest';
import { render, createRandom } from '@docs/genja';
import { generateTemplate, HOSTILE_DATA } from '@docs/genja/testing';
import { readJson } from '@docs/utils';
import { loadPageFences } from './load-page-fences';

/** `npm run test:full` renders 100,000. */
const RUNS = Number(process.env.GENJA_FUZZ_RUNS ?? 3000);
const TIMEOUT = 600_000 + 10 * RUNS;

const PIECES =
  "{{|}}|{%|%}|{#|#}|-|'|\"|(|)|[|]|{|}|,|.|:|~|#1|@1|#|m('6')|m('r@1')|unitNum('kniha')|prep='v'|v# |" +
  'for|in|if|else|endif|endfor|macro|set|switch|case|choices|or|loop|caller()|is|not|none|' +
  '99999999999999999999|1e999|-0|\\u0000|😀|ě|\\x|\n|\u2028|__proto__|constructor|toString';
const WORDS = PIECES.split('|');

const VALUES: unknown[] = [
  null,
  true,
  -0,
  1e308,
  0.1,
  2 ** 53,
  '',
  '{{ x }}',
  "'",
  '<script>',
  '\u0000',
  '😀',
  'škola',
  'Petr Novák',
  [],
  {},
  [[[[[]]]]],
  [null],
  { a: { b: [1] } },
  'x'.repeat(5000),
  JSON.parse('{"__proto__": 1}'),
  ...[
    'NaN',
    '-Infinity',
    '1e999',
    '\uFEFFa',
    'e\u0301\u0308',
    '\u202Ea\u2066b',
    '\uD800',
    '\uDC00a',
  ],
  readJson('{"9": 12345678901234567890, "10": -9007199254740993, "b": 1, "1": 27.0}').value,
  readJson(`${'['.repeat(90)}1${']'.repeat(90)}`).value,
];

test(
  `of ${RUNS} mutated templates none breaks the engine`,
  () => {
    const random = createRandom(7);
    const sources = loadPageFences().map(({ content }) => content.split(/^--- /m)[0]!);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    let rendered = 0;
    for (let run = 0; run < RUNS; run++) {
      let template = random() < 0.7 ? pick(sources) : generateTemplate(random);
      const mutations = Math.floor(random() * 4);
      for (let index = 0; index < mutations; index++) {
        const at = Math.floor(random() * (template.length + 1));
        const cut = random() < 0.5 ? Math.floor(random() * 6) : 0;
        const piece = random() < 0.7 ? pick(WORDS) : pick(sources).slice(0, 40);
        template = template.slice(0, at) + piece + template.slice(at + cut);
      }
      const keys = [
        ...new Set([...(template.match(/[\p{L}_]\w*/gu) ?? []), ...Object.keys(HOSTILE_DATA)]),
      ];
      const data = Object.fromEntries(keys.map((key) => [key, pick(VALUES)]));
      const result = render({
        template,
        data,
        language: random() < 0.5 ? 'cs' : 'en',
        random,
        limits: { steps: 20_000, output: 50_000 },
      });
      if (result.ok) {
        rendered++;
        expect(result.spans.map(({ start, end }) => end - start).reduce((a, b) => a + b, 0)).toBe(
          result.output.length,
        );
        expect(result.output.length).toBeLessThanOrEqual(50_000);
      } else {
        expect(result.error.message, template).not.toMatch(/The engine has failed/);
        expect(result.error.line).toBeGreaterThan(0);
      }
    }
    expect(rendered).toBeGreaterThan(RUNS / 10);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
  TIMEOUT,
);

test.each([[null], [1], ['x'], [[]], [() => 1], [Symbol('x')], [{ a: () => 1 }], [{ a: 1n }]])(
  'data that is no JSON object, %s, is an error and not an exception',
  (data) => {
    const result = render({ template: '{{ a }}', data });
    expect(typeof result.ok).toBe('boolean');
  },
);
