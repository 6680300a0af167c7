// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Conversion, Failure, Note, TypeKind } from '@docs/vendor/migration';
import {
  toLink,
  recommendationFields,
  recommendationStatuses,
  sections,
  typeMappings,
  listNewFields,
  listOldFields,
} from '@docs/vendor/migration';
import { loadContract, loadExample, loadExamples } from '@docs/openapi/node';
import type { OpenApiDocument } from '@docs/openapi';
import { resolveUrl } from '@docs/docs-model';
import { convertText } from '../../site/src/features/widgets/v1-converter/convert-text';
import { createValidator } from '../../tools/contract-lint/create-validator';
import type { Validate } from '../../tools/contract-lint/create-validator';
import { call, openSandbox } from '@docs/sandbox/testing';
import { printWarnings } from '@docs/sandbox/warnings';

interface Case {
  name: string;
  given?: unknown;
  text?: string;
  as?: TypeKind;
  want?: unknown;
  notes?: string[];
  says?: string;
  sends?: false;
  error?: string;
}

const cases = parse(readFileSync('tests/contract/migration.yaml', 'utf8')) as Case[];
const converted = cases.filter(({ error }) => error === undefined);
const failing = cases.filter(({ error }) => error !== undefined);

/** Types of version 2 by what was converted, and whether the result is a map of them. */
const TYPES = { request: 'NlpRequest', response: 'Analysis', tag: 'Tag', item: 'Details' };

let old: OpenApiDocument;
let recent: OpenApiDocument;
let validate: Validate;

beforeAll(async () => {
  [old, recent] = await Promise.all([loadContract('media-v1'), loadContract('media-v2')]);
  validate = createValidator(recent);
});

function convertCase({ given, text = JSON.stringify(given), as }: Case): Conversion | Failure {
  return convertText(text, as) ?? { error: 'nothing' };
}

function succeed(result: Conversion | Failure): Conversion {
  if ('error' in result) throw new Error(result.error);
  return result;
}

/** @example 'left-out tags[0].score, tags[1].score' */
function print({ level, places }: Note): string {
  return `${level} ${places.map(({ path }) => path).join(', ')}`;
}

/** Where the result breaks the contract of version 2, as `/tags/0: must have …`. */
function listViolations({ kind, isList, output }: Conversion): string[] {
  const type = kind === 'item-request' ? 'GkbItemsInfoRequest' : TYPES[kind];
  const results = kind === 'item' || isList ? Object.values(output as object) : [output];
  return results.flatMap((result: unknown) =>
    validate(`/components/schemas/${type}`, result).map(
      ({ pointer, message }) => `${pointer}: ${message}`,
    ),
  );
}

test.each(converted)('$name', (example) => {
  const { output, notes } = succeed(convertCase(example));
  expect(output).toEqual(example.want);
  expect(notes.map(print)).toEqual(example.notes ?? []);
  if (example.says !== undefined)
    expect(notes.map(({ text }) => text).join(' ')).toContain(example.says);
});

test.each(failing)('$name: a message that says what to do', (example) => {
  const result = convertCase(example);
  expect('error' in result ? result.error : 'converted').toContain(example.error);
});

test('nothing, or white space, is no mistake', () => {
  expect(convertText('')).toBeUndefined();
  expect(convertText(' \n\t\uFEFF')).toBeUndefined();
});

test('JSON of a million levels gets a message', () => {
  const depth = 1_000_000;
  const text = `{"id": "1", "x": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(convertText(text)).toEqual({
    error: expect.stringMatching(/^The JSON has more levels|^This is not valid JSON/) as string,
  });
});

test.each(converted)('$name: version 2 allows the result but for what is said', (example) => {
  const result = succeed(convertCase(example));
  const said = new Set(result.notes.map(({ to }) => to));
  const unsaid = listViolations(result).filter((violation) => {
    const name = /must have required property '(\w+)'/.exec(violation)?.[1];
    return name === undefined || !said.has(name);
  });
  expect(unsaid).toEqual([]);
});

const HARMLESS = /^sandbox-(?:no-language|unused|unknown-category): /;

test('the sandbox accepts every converted request', async () => {
  const { sandbox } = await openSandbox();
  const exchanges = await Promise.all(
    converted.map(async (example) => {
      const { kind, isList, output } = succeed(convertCase(example));
      if (kind !== 'request' && kind !== 'item-request') return [];
      const path = kind === 'request' ? '/v2/nlp/analyze' : '/v2/knowledgebase/details';
      const line = `POST ${path}${isList ? '/batch' : ''}`;
      const { status, headers } = await call(sandbox, line, output);
      // Some cases have no text, or what only the real service uses.
      const warnings = printWarnings(headers)?.split('; ') ?? [];
      const others = warnings.filter((warning) => !HARMLESS.test(warning));
      const want = [example.name, example.sends === false ? 400 : 200];
      return [{ sent: [example.name, status, ...others], want }];
    }),
  );
  const all = exchanges.flat();
  expect(all.length).toBeGreaterThan(30);
  expect(all.map(({ sent }) => sent)).toEqual(all.map(({ want }) => want));
});

describe('the examples of version 1', () => {
  test('the request becomes the request of version 2 that the guide shows beside it', async () => {
    const [before, after] = await Promise.all([
      loadExample('media-v1', 'tags'),
      loadExample('media-v2', 'tagging-lead'),
    ]);
    const { output, notes } = succeed(convertCase({ name: '', given: before.body }));
    expect(output).toEqual(after.body);
    expect(notes.map(print)).toEqual(['check body', 'check date', 'check categories']);
  });

  test('each response is converted, and what version 2 requires is there or said', async () => {
    const examples = [...(await loadExamples('media-v1')).values()];
    expect(examples).toHaveLength(2);
    for (const { response } of examples) {
      const result = succeed(convertCase({ name: '', given: response }));
      const said = result.notes.map(({ to }) => to);
      for (const violation of listViolations(result)) {
        expect(said).toContain(/must have required property '(\w+)'/.exec(violation)?.[1]);
      }
    }
  });

  test('the request line of the item is converted', async () => {
    const { operation, parameters } = await loadExample('media-v1', 'item');
    const path = operation.path.replace('{id}', parameters.path.id ?? '');
    const { output } = succeed(convertCase({ name: '', text: `GET ${path}` }));
    expect(output).toMatchObject({ ids: ['G2'] });
  });
});

describe('the map and the contracts', () => {
  const kinds = Object.keys(typeMappings) as TypeKind[];

  test.each(kinds)('a %s: every field of version 1 has a row that fits the contract', (kind) => {
    const { from: type, to: newType, fields } = typeMappings[kind];
    const properties = old.components.schemas[type]?.properties ?? {};
    expect(listOldFields(kind)).toEqual(expect.arrayContaining(Object.keys(properties)));
    for (const { from, to, how, becomes } of fields) {
      if (from === undefined) continue;
      const successor = (properties[from] as Record<string, unknown>)['x-successor'];
      const field = to?.split('.')[0];
      const successorType = how === 'beside' ? 'Recommendation' : newType;
      expect([from, successor]).toEqual([
        from,
        field === undefined
          ? { none: expect.any(String) as string }
          : { document: 'media-v2', type: successorType, field },
      ]);
      if (how === 'beside') expect(becomes).toContain('Recommendation');
    }
  });

  test.each(kinds)('a %s: fields of version 2 are known, and those that it requires', (kind) => {
    const { to: type, fields } = typeMappings[kind];
    const { properties = {}, required = [] } = recent.components.schemas[type]!;
    // "Required in both versions".
    expect(old.components.schemas.ArticleRequest?.required).toEqual(['id']);
    expect(listNewFields(kind).sort()).toEqual(Object.keys(properties).sort());
    const listed = fields.flatMap(({ to, required: is }) => (is && to ? to : []));
    expect(listed.sort()).toEqual([...required].sort());
  });

  test('the fields of a recommendation are those of version 2, and the table names those required', () => {
    const { properties = {}, required } = recent.components.schemas.Recommendation!;
    expect(required).toEqual(['published', 'status']);
    expect(Object.keys(recommendationFields).sort()).toEqual(Object.keys(properties).sort());
    expect(recommendationStatuses).toEqual(properties.status?.enum);
  });

  test('every note leads to a section of the guide, or into the reference', async () => {
    const guide = readFileSync('site/content/api_media/guide/index.mdx', 'utf8');
    for (const title of Object.values(sections))
      expect(guide).toMatch(new RegExp(`^#+ ${title}$`, 'm'));
    for (const { to: type, fields } of Object.values(typeMappings)) {
      for (const { to, see = to && `type:media-v2/${type}.${to.split('.')[0]}` } of fields) {
        if (see === undefined) throw new Error(`A row of ${type} leads nowhere.`);
        const want = see.startsWith('#') ? `/api_media/guide/${see}` : await resolveUrl(see);
        expect(toLink(see).url).toBe(want);
      }
    }
  });
});

/** Every text and number in a value, with its path. */
function listLeaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(listLeaves);
}

test('whatever is pasted, no value of it disappears without a note', () => {
  const name = fc.constantFrom(
    ...new Set((['request', 'response', 'tag', 'item'] as const).flatMap(listOldFields)),
    ...['lead', 'analyses', 'stdForm', 'metadata', '__proto__', 'x y'],
  );
  // A body becomes text; what its HTML loses is in the table of cases.
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('2019-02-03T10:15:30', 'ALWAYS'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 5 }),
    ),
  })).value;
  const key = name.filter((field) => field !== 'body');
  const object = fc.dictionary(key, value, { maxKeys: 8 });
  const kind = fc.constantFrom('request', 'response', 'tag', 'item', undefined) as fc.Arbitrary<
    TypeKind | undefined
  >;
  fc.assert(
    fc.property(fc.oneof(object, fc.array(object, { maxLength: 3 })), kind, (given, as) => {
      const result = convertText(JSON.stringify(given), as)!;
      if ('error' in result) return result.error.length > 20;
      const places = result.notes.flatMap((note) => note.places.map((position) => position.value));
      const kept = new Set(listLeaves([result.output, places]).map(String));
      return listLeaves(JSON.parse(JSON.stringify(given))).every((leaf) => kept.has(String(leaf)));
    }),
    { seed: 1, numRuns: 3000 },
  );
});
