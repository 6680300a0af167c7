import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDirection, METHODS } from '@docs/openapi';
import type { Content, OpenApiDocument, Parameter, Response, Schema } from '@docs/openapi';
import { renderChange } from '@docs/openapi/compare';
import { complete, loadContract } from '@docs/openapi/node';
import { createRandom } from '@docs/genja';
import { getAt } from '@docs/utils';
import { contractNames } from '@docs/vendor';
import { parseDescription } from '../../../tools/contract-pull/parse-description';
import { compareWith, pull } from '../../../tools/contract-pull/pull';
import { pick } from '../../support/random-places';
import { printSpringdoc } from './print-springdoc';
import type { Habits } from './print-springdoc';

/** The suite `contracts` compares 400; 2,000 take some minutes. */
const DOCUMENTS = Number(process.env.PULLED_DOCUMENTS ?? 100);

/**
 * A change of a value at a path, with the lines of the list. D is the document, O an operation, T a
 * type, F its field, Q a parameter, K the key; S marks what breaks senders. The last column names the
 * habit without which a back end does not print the change.
 */
type Kind = [string, at: string, to: unknown, lines: string, habit?: 'hasLimits' | 'hasAccess'];

const JSON_TYPE = 'application/json';
const STRING: Schema = { type: 'string' };
const LIST: Schema = { type: 'array', items: STRING };
const HEADERS = { 'X-Zz': { schema: STRING } };
const append =
  (item: object) =>
  (list: object[] = []) => [...list, item];
const addQuery = (required = false) =>
  append({ name: 'zz', in: 'query', required, schema: STRING });
const addServer = append({ url: 'https://zz.example' });
const toXml = ({ [JSON_TYPE]: json }: Content = {}) => json && { 'application/xml': json };
const addForm = (content?: Content) =>
  content && { ...content, 'multipart/form-data': content[JSON_TYPE] };

const KINDS: Kind[] = [
  ['nothing', 'D', (document: object) => document, ''],
  ['a new field', 'T.properties.zz', STRING, 'added T.zz'],
  ['a new required field', 'T', addRequired, 'S added T.zz: is required'],
  ['a field that is gone', 'T', removeField, '! removed T.F'],
  ['another type', 'F', { type: 'integer' }, '! changed T.F: is integer now, was string'],
  ['a limit', 'F.maxLength', 7, 'S changed T.F: maxLength is 7 now, was not set', 'hasLimits'],
  ['a read-only field', 'F.readOnly', true, 'S changed T.F: is read-only now'],
  ['a list of values', 'F.enum', ['a', 'b'], 'S changed T.F: only a, b are allowed now'],
  ['a list', 'F', LIST, '! changed T.F: is list of string now, was string'],
  ['a deprecated field', 'F.deprecated', true, 'deprecated T.F'],
  ['a deprecated operation', 'O.deprecated', true, 'deprecated O'],
  ['a new parameter', 'O.parameters', addQuery(), 'added O query parameter zz'],
  ['a required one', 'O.parameters', addQuery(true), '! added O query parameter zz: is required'],
  ['a parameter that is gone', 'O.parameters', removeQuery, '! removed O query parameter Q'],
  [
    'another status',
    'O.responses',
    moveStatus,
    '! changed O response: has the status 202 now, was 200',
  ],
  ['a further status', 'O.responses.202', { description: 'Accepted.' }, 'added O response 202'],
  ['an error', 'O.responses.422', { description: 'Wrong.' }, 'added O error 422'],
  [
    'XML',
    'O.responses.200.content',
    toXml,
    '! changed O response: is no longer returned as application/json; ' +
      'changed O response: is also returned as application/xml',
  ],
  [
    'a form',
    'O.requestBody.content',
    addForm,
    'changed O body: is also accepted as multipart/form-data',
  ],
  ['a header', 'O.responses.200.headers', HEADERS, 'added O response header X-Zz'],
  ['no key', 'O.security', [], 'changed O: the key is sent as nothing now, was K', 'hasAccess'],
  ['a new operation', 'D.paths./zz', { get: { responses: {} } }, 'added GET /zz'],
  [
    'a server',
    'D.servers',
    addServer,
    'added document: the server https://zz.example',
    'hasAccess',
  ],
  [
    'another key',
    'D',
    replaceKey,
    '! changed document: the key is sent as http bearer now, was K',
    'hasAccess',
  ],
];

interface Target extends Record<'T' | 'F' | 'O' | 'Q' | 'K', string> {
  field: string;
  /** Where the change may be: in the document, a type, its field, or an operation. */
  steps: Record<string, string[]>;
  isSent: boolean;
}

function addRequired(type: Schema): Schema {
  const { properties, required = [] } = type;
  return { ...type, properties: { ...properties, zz: STRING }, required: [...required, 'zz'] };
}

function removeField(type: Schema, { field }: Target): Schema | undefined {
  const { [field]: gone, ...properties } = type.properties!;
  return gone && { ...type, properties, required: type.required?.filter((name) => name !== field) };
}

function removeQuery(parameters: Parameter[] | undefined, { Q }: Target) {
  return Q !== '' && parameters?.filter(({ name }) => name !== Q);
}

function moveStatus({ 200: success, ...others }: Record<string, Response>) {
  return success && { 202: success, ...others };
}

function replaceKey(document: OpenApiDocument): OpenApiDocument {
  const securitySchemes = { zz: { type: 'http', scheme: 'bearer' } };
  const components = { ...document.components, securitySchemes };
  return { ...document, components, security: [{ zz: [] }] };
}

/** Chooses a type with fields that operations send or return, and an operation. */
function chooseTarget(document: OpenApiDocument, random: () => number): Target {
  const fields = Object.entries(document.components.schemas).flatMap(([T, type]) => {
    // A field in a rule changes the rule, too, which is one more line.
    const rules = JSON.stringify([type.not, type.if, type.then, type.anyOf]);
    const plain = Object.entries(type.properties ?? {}).filter(
      ([name, { type: kind, enum: values, format, pattern }]) =>
        kind === 'string' && !values && !format && !pattern && !rules.includes(`"${name}"`),
    );
    // A type that loses most of its fields is no longer recognized under another name.
    const isUsed = !type.allOf && plain.length > 3 && findDirection(document, T) !== 'unused';
    return isUsed ? plain.map(([F]) => ({ T, F })) : [];
  });
  const { T, F } = pick(fields, random);
  const [url, method] = pick(
    Object.entries(document.paths).flatMap(([url, item]) =>
      METHODS.filter((method) => item[method]).map((method) => [url, method] as const),
    ),
    random,
  );
  const { parameters = [] } = document.paths[url]![method]!;
  const { securitySchemes = {} } = document.components;
  const keys = (document.security ?? []).map((requirement) =>
    Object.keys(requirement).map(
      (name) => `${securitySchemes[name]!.in} ${securitySchemes[name]!.name}`,
    ),
  );
  const type = ['components', 'schemas', T];
  return {
    ...{ T, F, O: `${method.toUpperCase()} ${url}`, field: F },
    Q: parameters.find((parameter) => parameter.in === 'query')?.name ?? '',
    K: keys.map((names) => names.sort().join(' and ')).join(', or '),
    steps: { D: [], T: type, F: [...type, 'properties', F], O: ['paths', url, method] },
    isSent: findDirection(document, T) !== 'response',
  };
}

/** A copy with the change; nothing where that is impossible or none. */
function change(document: OpenApiDocument, [, at, to]: Kind, target: Target) {
  const root = { document: structuredClone(document) };
  const [start = '', ...rest] = at.split('.');
  const steps = ['document', ...target.steps[start]!, ...rest];
  const holder = getAt(root, steps.slice(0, -1)) as Record<string, unknown> | undefined;
  const [key, old] = [steps.at(-1)!, getAt(root, steps)];
  const value =
    typeof to === 'function' ? (to as (...args: unknown[]) => unknown)(old, target) : to;
  if (!holder || value === undefined || value === false || old === true) return undefined;
  holder[key] = structuredClone(value);
  return root.document;
}

function toLines([, , , lines, habit]: Kind, target: Target, habits: Habits): string[] {
  if (lines === '' || (habit && habits[habit] === false)) return [];
  const isOptional = !target.isSent || habits.hasLimits === false;
  const text = isOptional ? lines.replace(/^S (added .*): .*/, '$1') : lines;
  return text
    .replace(/^S /, target.isSent ? '! ' : '')
    .replace(/\b[TFOQK]\b/g, (word) => target[word as 'T'])
    .split('; ')
    .sort();
}

function chooseHabits(random: () => number, ours: OpenApiDocument): Habits {
  const is = (): boolean => random() < 0.5;
  const hasErrorBodies = JSON.stringify(ours.components.responses).includes('"content"');
  return {
    ...{ hasAccess: is(), hasLimits: is(), hasHandler: is() && !hasErrorBodies },
    suffix: is() ? 'Dto' : '',
    openapi: is() ? '3.0.1' : '3.1.0',
  };
}

const contracts = await Promise.all(contractNames.map((name) => loadContract(name)));

function compare(ours: OpenApiDocument, printed: object, isGenerated: boolean) {
  const { document } = parseDescription(JSON.stringify(printed), 'theirs');
  const theirs = complete(document as never);
  const { merged, changes } = compareWith(ours, theirs, 'theirs', { isGenerated });
  const lines = changes.map(
    (entry) => `${entry.breaking ? '! ' : ''}${entry.kind} ${renderChange(entry)}`,
  );
  return { merged, lines: lines.sort() };
}

it.each(['springdoc', 'FastAPI', 'NestJS', 'Swashbuckle'] as const)(
  'contract:pull finds nothing in what %s prints of our contracts',
  (framework) => {
    for (const ours of contracts) {
      for (const hasAccess of [true, false]) {
        const habits: Habits = { framework, hasAccess, hasLimits: framework === 'FastAPI' };
        const { merged, lines } = compare(ours, printSpringdoc(ours, habits), true);
        expect(lines).toEqual([]);
        expect(merged).toEqual(ours);
      }
    }
  },
);

it('contract:pull says what a generated document lacks, and that ours stays', async () => {
  const source = path.join(await mkdtemp(path.join(tmpdir(), 'same-')), 'theirs.json');
  await writeFile(source, JSON.stringify(printSpringdoc(await loadContract('media-v2'))));
  const lines = await pull({ source, name: 'media-v2', isGenerated: true });
  expect(lines).toContain('No differences in operations, types, and fields.');
  expect(lines.join('\n')).toMatch(/so ours stay: .*errors \(\d+\)/);
});

describe(`contract:pull of ${DOCUMENTS} documents as springdoc and people write them`, () => {
  it.each(KINDS.map((kind) => [kind[0], kind] as const))('lists %s, and no more', (name, kind) => {
    const random = createRandom(1 + KINDS.indexOf(kind));
    const share = Math.ceil(DOCUMENTS / KINDS.length);
    let tried = 0;
    for (let attempt = 0; tried < share && attempt < 100 * share; attempt += 1) {
      const ours = pick(contracts, random);
      const isGenerated = random() < 0.7;
      const habits = isGenerated ? chooseHabits(random, ours) : {};
      const target = chooseTarget(ours, random);
      const document = change(ours, kind, target);
      if (!document) continue;
      tried += 1;
      const printed = isGenerated ? printSpringdoc(document, habits) : document;
      const { merged, lines } = compare(ours, printed, isGenerated);
      const where = `${ours.info.title}, ${JSON.stringify(habits)}`;
      expect(lines, where).toEqual(toLines(kind, target, habits));
      if (name === 'nothing') expect(merged).toEqual(ours);
      // A second pull of the same document changes nothing.
      const again = compare(merged, printed, isGenerated);
      expect(again.lines, where).toEqual([]);
      expect(again.merged, where).toEqual(merged);
    }
    expect(tried).toBe(share);
  });
});
