// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { FieldCards } from '@docs/openapi/describe';
import { findFieldCompletions, findPosition } from '.';

const toCard = (shape: string, more: object = {}) => ({ shape, type: shape, html: '', ...more });

const cards: FieldCards = {
  route: '/shop/',
  bodies: { 'buy.request': 'Order' },
  types: {
    Order: {
      id: toCard('string', {
        required: true,
        html: '<p>ID of <a href="/">an</a> order. More.</p>',
      }),
      kinds: toCard('[]string', { values: { post: '<p>A &#x3C;post>.</p>', sale: '' } }),
      isFast: toCard('boolean', { html: '<p>Fast</p>' }),
      lines: toCard('[]Line', { examples: ['x'] }),
      labels: toCard('{}string', { values: { en: 'English' } }),
      about: toCard('Order.about'),
    },
    'Order.about': { city: toCard('string', { examples: ['Brno', 'Praha'] }) },
    Line: { count: toCard('integer', { examples: ['2'] }), 'a"b': toCard('any') },
  },
};

function ask(marked: string, isAsked = false) {
  const [caret, text] = [marked.indexOf('|'), marked.replace('|', '')];
  const offer = findFieldCompletions({ cards, body: 'buy.request', text, caret, isAsked });
  const accept = (index: number) => {
    const { start, end, text: inserted, back } = offer!.options[index]!.edit!;
    const next = start + inserted.length - back!;
    const changed = text.slice(0, start) + inserted + text.slice(end);
    return `${changed.slice(0, next)}|${changed.slice(next)}`;
  };
  return { labels: offer?.options.map(({ label }) => label), offer, accept };
}

test.each([
  ['{"|', ['id', 'kinds', 'isFast', 'lines', 'labels', 'about']],
  ['{"i|"}', ['id', 'isFast', 'kinds', 'lines']],
  ['{"id": "1", "i|", "lines": []}', ['isFast', 'kinds']],
  ['{"isFast": |}', ['true', 'false']],
  ['{"kinds": ["|"]}', ['post', 'sale']],
  ['{"lines": [{"count": 2, "|', ['a"b']],
  ['{"lines": [{"count": "|', ['2']],
  ['{"labels": {"|', ['en']],
  ['{"about": {"city": "p|"', ['Praha']],
  ['{"kinds": "|"}', undefined],
  ['{"id": |}', undefined],
  ['{|}', undefined],
  ['{"id|": "1"}', undefined],
  ['{"__proto__": {"|', undefined],
])('findFieldCompletions() at %j', (text, want) => {
  expect(ask(text).labels).toEqual(want);
});

test('findFieldCompletions() offers without a letter what it is asked for', () => {
  expect(ask('{|}', true).labels).toHaveLength(6);
  expect(ask('{"kinds": [|]}', true).labels).toEqual(['post', 'sale']);
});

test('findFieldCompletions() has the first sentence of each meaning', () => {
  const summaries = (text: string) => ask(text).offer?.options.map(({ summary }) => summary);
  expect(summaries('{"i|')?.slice(0, 2)).toEqual(['Required. ID of an order.', 'Fast']);
  expect(summaries('{"kinds": ["|')).toEqual(['A <post>.', '']);
});

test.each([
  ['{"id|"}', 0, '{"id": "|"}'],
  ['{"ki|"}', 0, '{"kinds": ["|"]}'],
  ['{"lin|"}', 0, '{"lines": [{|}]}'],
  ['{"isF|"}', 0, '{"isFast": |}'],
  ['{"i|": "1"}', 0, '{"id"|: "1"}'],
  ['{"isFast": true\n  "i|"}', 0, '{"isFast": true,\n  "id": "|"}'],
  ['{"i|\n"isFast": true}', 0, '{"id": "|",\n"isFast": true}'],
  ['{"kinds": ["|"]}', 1, '{"kinds": ["sale"|]}'],
  ['{"kinds": ["post" "s|"]}', 0, '{"kinds": ["post", "sale"|]}'],
  ['{"isFast": "f|"}', 0, '{"isFast": false|}'],
  ['{"lines": [{"a|', 0, '{"lines": [{"a\\"b": |'],
])('accepting a completion at %j', (text, index, want) => {
  expect(ask(text).accept(index)).toBe(want);
});

test.each([
  ['{|', '/ name'],
  ['{te|', '/ name'],
  ['{"a": 1, "b|": 2}', '/ name'],
  ['{"a": tr|', '/a value'],
  ['[{"a": 1}, {"|', '/1 name'],
  ['{"a": [[1, 2], [3, "|', '/a/1/1 value'],
  ['{"a": "\\"}]{[, \\\\", "b": |', '/b value'],
  ['{"č😀\\u0041": {"b|', '/č😀A name'],
  ['{"a": "not closed\n, "b": |', '/b value'],
  ['{"a": 1\n "b": 2\n "c|', '/ name'],
  ['{// "x": [{\n/* ] } */"a": |', '/a value'],
  ['{"__proto__": {"constructor": {"|', '/__proto__/constructor name'],
  ['{"a\\"|', '/ name'],
  ['{"a": {"b": 1}}}}, ]|', undefined],
  ['{"a"|', undefined],
  ['{"a" |', undefined],
  ['{"a": "b"|', '/ name'],
  ['{"a": true |', '/ name'],
  ['{"a": true b|', '/ name'],
  ['{"a": ["b"|', '/a/0 value'],
  ['"a|"', undefined],
  ['|', undefined],
  [`${'['.repeat(100_000)}|`, undefined],
])('findPosition() at %.40j', (marked, want) => {
  const position = findPosition(marked.replace('|', ''), marked.indexOf('|'));
  const kind = position?.isName ? 'name' : 'value';
  expect(position && `/${position.path.join('/')} ${kind}`).toBe(want);
});

test.each(['{"a":', '"', '"\\', '/', '/*', '"a": "b \\" d", ', '"a" '])(
  'findPosition() reads long JSON in a time that grows with their length: %s',
  (part) => {
    const measure = (count: number) => {
      const text = `{${part.repeat(count)}`;
      // The shortest of several: other processes may take their time.
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now();
        findPosition(text, text.length);
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    // Quadratic growth would be by 64.
    expect(measure(40_000)).toBeLessThan(20 * measure(5000) + 100);
  },
);
