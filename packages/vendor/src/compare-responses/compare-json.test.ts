import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
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

const file = 'packages/vendor/src/compare-responses/compare-json.yaml';
type Pair = [first: unknown, second: unknown, ...lines: string[]];
const PAIRS = Object.entries(parse(readFileSync(file, 'utf8')) as Record<string, Pair>);

describe('compareJson()', () => {
  test.each(PAIRS)('%s', (_, [first, second, ...lines]) => {
    expect(listLines(first, second)).toEqual(lines);
  });

  it('says the reverse for the reverse pair', () => {
    const count = (kind: JsonChange['kind'], first: unknown, second: unknown) =>
      compareJson(first, second).filter((change) => change.kind === kind);
    for (const [, [first, second]] of PAIRS) {
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
