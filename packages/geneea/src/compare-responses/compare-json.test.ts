import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareJson, groupJsonChanges } from './compare-json';
import type { JsonChange } from './compare-json';
import { getAt } from '@docs/utils';
import { printChange, printPath } from './print-change';

const SIGNS = { added: '+', removed: '-', changed: '~', moved: '>' };

/** @example '~ tags[0].relevance of Munich: 4 → 6 (+2)' */
function toLine(change: JsonChange): string {
  const path = printPath(change.after ?? change.before ?? []);
  const { before, after } = printChange(change);
  const of = change.element === undefined ? '' : ` of ${change.element}`;
  return `${SIGNS[change.kind]} ${path}${of}: ${before} → ${after}`;
}

function listLines(first: unknown, second: unknown): string[] {
  return compareJson(first, second).map(toLine);
}

const munich = { id: 't0', gkbId: 'G1726', stdForm: 'Munich', relevance: 4 };
const macron = { id: 't1', gkbId: 'G3052772', stdForm: 'Emmanuel Macron', relevance: 9 };

// prettier-ignore
const PAIRS: [name: string, first: unknown, second: unknown, lines: string[]][] = [
  ['equal values', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
  ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ['a number', { usedChars: 62 }, { usedChars: 70 }, ['~ usedChars: 62 → 70 (+8)']],
  ['a smaller number', { relevance: 0.3 }, { relevance: 0.1 }, ['~ relevance: 0.3 → 0.1 (−0.2)']],
  ['a text', { id: 'a' }, { id: 'b' }, ['~ id: "a" → "b"']],
  ['true and false', { more: true }, { more: false }, ['~ more: true → false']],
  ['null is a value', { a: null }, { a: 0 }, ['~ a: null → 0']],
  ['null is not absent', {}, { a: null }, ['+ a: – → null']],
  ['a number and a text that look alike', { a: 1 }, { a: '1' }, ['~ a: 1 → "1"']],
  ['a new field', {}, { paragraphs: [] }, ['+ paragraphs: – → []']],
  ['a field that went', { origText: 'x' }, {}, ['- origText: "x" → –']],
  ['a renamed field', { a: 1 }, { b: 1 }, ['- a: 1 → –', '+ b: – → 1']],
  ['a field of a field', { language: { detected: 'en' } }, { language: { detected: 'de' } }, ['~ language.detected: "en" → "de"']],
  ['an object instead of a text', { a: 'x' }, { a: { b: 1 } }, ['~ a: "x" → {"b":1}']],
  ['a list instead of an object', { a: {} }, { a: [] }, ['~ a: {} → []']],
  ['another kind of response', [], {}, ['~ whole response: [] → {}']],
  ['a text instead of an object', { a: 1 }, 'Bad Request', ['~ whole response: {"a":1} → "Bad Request"']],
  ['keys that are no names', { 'a b': { 'c.d': 1 } }, { 'a b': { 'c.d': 2 } }, ['~ ["a b"]["c.d"]: 1 → 2 (+1)']],
  ['a key of the prototype', JSON.parse('{"__proto__": 1}'), {}, ['- __proto__: 1 → –']],
  ['a method of objects as a key', {}, { toString: 'x' }, ['+ toString: – → "x"']],
  ['a new element', { tags: [munich] }, { tags: [munich, { id: 't1' }] }, ['+ tags[1] of t1: – → {"id":"t1"}']],
  ['an element that went from the start', { tags: [{ id: 't0' }, munich] }, { tags: [munich] }, ['- tags[0] of t0: {"id":"t0"} → –']],
  ['an element by its GKB ID, with another id', [munich, macron], [{ ...macron, id: 't0' }], [
    '- [0] of Munich: {"id":"t0","gkbId":"G1726","stdForm":"Munich","relevance":4} → –',
    '~ [0].id of Emmanuel Macron: "t1" → "t0"',
  ]],
  ['a name in another language', [munich], [{ ...munich, stdForm: 'München' }], ['~ [0].stdForm of Munich: "Munich" → "München"']],
  ['an element without a GKB ID in one response, by its name', [{ id: 'e0', gkbId: 'HSP-1', stdForm: 'food' }], [{ id: 'e3', stdForm: 'food' }], [
    '- [0].gkbId of food: "HSP-1" → –',
    '~ [0].id of food: "e0" → "e3"',
  ]],
  ['another thing with the same counted id', [{ id: 'e0', stdForm: '3 years' }], [{ id: 'e0', stdForm: '4 days' }], [
    '- [0] of 3 years: {"id":"e0","stdForm":"3 years"} → –',
    '+ [0] of 4 days: – → {"id":"e0","stdForm":"4 days"}',
  ]],
  ['two photos of one type', [{ id: 'x-1', type: 'photo' }], [{ id: 'x-2', type: 'photo' }], [
    '- [0] of x-1: {"id":"x-1","type":"photo"} → –',
    '+ [0] of x-2: – → {"id":"x-2","type":"photo"}',
  ]],
  ['two things of one name', [{ id: 'x-1', name: 'a' }], [{ id: 'x-2', name: 'a' }], [
    '- [0] of a: {"id":"x-1","name":"a"} → –',
    '+ [0] of a: – → {"id":"x-2","name":"a"}',
  ]],
  ['two things of one type with counted ids', [{ id: 't0', type: 'media' }], [{ id: 't1', type: 'media' }], [
    '- [0] of t0: {"id":"t0","type":"media"} → –',
    '+ [0] of t1: – → {"id":"t1","type":"media"}',
  ]],
  ['a counted id of what only one response finds in the knowledge base', [{ id: 'e0', gkbId: 'G1726', stdForm: 'Munich' }], [{ id: 'e0', stdForm: '3 years' }], [
    '- [0] of Munich: {"id":"e0","gkbId":"G1726","stdForm":"Munich"} → –',
    '+ [0] of 3 years: – → {"id":"e0","stdForm":"3 years"}',
  ]],
  ['elements with numbers as IDs', [{ id: 1, n: 1 }, { id: 2, n: 1 }], [{ id: 2, n: 5 }], ['- [0]: {"id":1,"n":1} → –', '~ [0].n: 1 → 5 (+4)']],
  ['an element by its name', { props: [{ name: 'a', v: 1 }, { name: 'b', v: 1 }] }, { props: [{ name: 'b', v: 2 }] }, [
    '- props[0] of a: {"name":"a","v":1} → –',
    '~ props[0].v of b: 1 → 2 (+1)',
  ]],
  ['an element by its value', [{ type: 'Wikidata', value: 'Q183', score: 1 }, { type: 'Wikidata', value: 'Q1726', score: 1 }], [{ type: 'Wikidata', value: 'Q1726', score: 0.5 }], [
    '- [0]: {"type":"Wikidata","value":"Q183","score":1} → –',
    '~ [0].score: 1 → 0.5 (−0.5)',
  ]],
  ['an element by its type', [{ type: 'SUBJECT', n: 1 }, { type: 'OBJECT', n: 1 }], [{ type: 'OBJECT', n: 2 }, { type: 'SUBJECT', n: 1 }], [
    '> [0]: position 1 → position 0',
    '~ [0].n: 1 → 2 (+1)',
  ]],
  ['one element that moved', [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], [{ id: 4 }, { id: 1 }, { id: 2 }, { id: 3 }], ['> [0]: position 3 → position 0']],
  ['elements with one name twice', [{ name: 'a', v: 1 }, { name: 'a', v: 2 }], [{ name: 'a', v: 1 }, { name: 'a', v: 3 }], ['~ [1].v of a: 2 → 3 (+1)']],
  ['objects without a key, by their index', [{ v: 1 }, { v: 2 }], [{ v: 1 }, { v: 3 }, { v: 2 }], ['~ [1].v: 2 → 3 (+1)', '+ [2]: – → {"v":2}']],
  ['an element that has a key beside one that has none', [{ id: 'x-1', v: 1 }], [{ v: 1 }], [
    '- [0] of x-1: {"id":"x-1","v":1} → –',
    '+ [0]: – → {"v":1}',
  ]],
  ['keys that contain objects, by their index', [{ value: { v: 1 } }], [{ value: { v: 2 } }], ['~ [0].value.v: 1 → 2 (+1)']],
  ['an object instead of a number', [1], [{ v: 1 }], ['~ [0]: 1 → {"v":1}']],
  ['a text instead of a number', [1], ['1'], ['- [0]: 1 → –', '+ [0]: – → "1"']],
  ['texts by what they say', { analyses: ['entities', 'tags'] }, { analyses: ['tags', 'sentiment'] }, [
    '- analyses[0]: "entities" → –',
    '+ analyses[1]: – → "sentiment"',
  ]],
  ['a text twice', ['a', 'a'], ['a'], ['- [1]: "a" → –']],
  ['numbers by their index', { vector: [1, 2] }, { vector: [1, 3, 4] }, ['~ vector[1]: 2 → 3 (+1)', '+ vector[2]: – → 4']],
  ['lists in lists', [[1], [2]], [[1], [2, 3]], ['+ [1][1]: – → 3']],
  ['a field deep inside', { tags: [munich, { ...macron, feats: { wikidataId: 'Q3052772' } }] }, { tags: [munich, { ...macron, feats: {} }] }, [
    '- tags[1].feats.wikidataId of Emmanuel Macron: "Q3052772" → –',
  ]],
];

describe('compareJson()', () => {
  test.each(PAIRS)('%s', (_, first, second, lines) => {
    expect(listLines(first, second)).toEqual(lines);
  });

  it('says the reverse for the reverse pair', () => {
    const count = (kind: JsonChange['kind'], first: unknown, second: unknown) =>
      compareJson(first, second).filter((change) => change.kind === kind);
    for (const [, first, second] of PAIRS) {
      expect(count('added', first, second)).toHaveLength(count('removed', second, first).length);
    }
  });
});

test('compareJson() says where both values are, and names no element where there is none', () => {
  const [first, second] = [{ vector: [1, 2] }, { vector: [1, 4] }];
  expect(compareJson(first, second)).toStrictEqual([
    { kind: 'changed', before: ['vector', 1], after: ['vector', 1], from: 2, to: 4, by: 2 },
  ]);
});

/** Lists of what responses contain: elements with keys, some of them twice, beside any JSON. */
const element = fc.record(
  {
    id: fc.constantFrom('t0', 't1', 't2', 'x-1', 7),
    gkbId: fc.constantFrom('G1', 'G2', 'G3'),
    stdForm: fc.constantFrom('Munich', 'München', 'Macron'),
    type: fc.constantFrom('media', 'base'),
    relevance: fc.integer({ max: 9 }),
    feats: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
);
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.record({ tags: fc.array(element), analyses: fc.array(fc.constantFrom('a', 'b', 'c')) }),
  fc.array(fc.oneof(element, fc.jsonValue({ maxDepth: 1 }))),
);
const SEED = { seed: 20261123, numRuns: 1000 };

test('the changes of 1,000 random pairs point to what they show', () => {
  fc.assert(
    fc.property(json, json, (first, second) => {
      const copy = structuredClone(first);
      for (const { kind, before, after, from, to } of compareJson(first, second)) {
        if (kind === 'moved') continue;
        if (before) expect(getAt(first, before)).toEqual(from);
        if (after) expect(getAt(second, after)).toEqual(to);
      }
      // Nothing was changed in place.
      expect(first).toEqual(copy);
    }),
    SEED,
  );
});

test('of 1,000 random pairs only equal ones have no changes', () => {
  fc.assert(
    fc.property(json, json, (first, second) => {
      expect(compareJson(first, structuredClone(first))).toEqual([]);
      const changes = compareJson(first, second);
      expect(changes.length === 0).toBe(isDeepStrictEqual(first, second));
    }),
    SEED,
  );
});

test('groupJsonChanges() puts the same field of several elements together', () => {
  const tags = [munich, macron];
  const changes = compareJson(
    { tags, usedChars: 1 },
    { tags: tags.map((tag) => ({ ...tag, mentions: [] })), usedChars: 2 },
  );
  expect(groupJsonChanges(changes).map((group) => group.changes.map(toLine))).toEqual([
    ['+ tags[0].mentions of Munich: – → []', '+ tags[1].mentions of Emmanuel Macron: – → []'],
    ['~ usedChars: 1 → 2 (+1)'],
  ]);
});
