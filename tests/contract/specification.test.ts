import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  hasClosedValues,
  listOperations,
  listTypes,
  renderFieldType,
  renderTypeExpression,
} from '@docs/openapi';
import type { FieldDoc, OperationDoc } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { toPointer } from '@docs/utils';
import { createValidator } from '../../tools/contract-lint/create-validator';

interface Table extends Record<'title' | 'version' | 'security' | 'pages', string> {
  errors: string[];
  operations: Record<string, string>;
  types: Record<string, string>;
  values: Record<string, string>;
  defaults: object;
  sets: string[];
  rules: { rule: string; types: string[]; valid: unknown[]; invalid: unknown[] }[];
}

const table = parse(readFileSync('tests/contract/specification.yaml', 'utf8')) as Table;
const toList = (text: string): string[] => text.split(/,\s+/);

const contract = await loadContract('media-v2');
const toCall = ({ method, path }: OperationDoc) => `${method.toUpperCase()} ${path}`;
const operations = new Map(listOperations(contract).map((call) => [toCall(call), call]));
const types = new Map(listTypes(contract).map(({ name, fields }) => [name, fields]));
const fields = new Map(
  [...types].flatMap(([type, all]) => all.map((field) => [`${type}.${field.name}`, field])),
);

it('has the title and version', { meta: { spec: ['The version 0.163.0'] } }, () => {
  const { title, version } = contract.info;
  expect(`${title.toLowerCase()} ${version}`).toBe(`${table.title} ${table.version}`);
});

it(
  'asks for the API key in a header on every request',
  { meta: { spec: ['The documented API requires a key in a header'] } },
  () => {
    const { security = [] } = contract as { security?: Record<string, unknown>[] };
    const schemes = security.flatMap((entry) => Object.keys(entry));
    const declared = schemes.map((name) => contract.components.securitySchemes?.[name]);
    expect(declared.map((scheme) => `${scheme?.type} in ${scheme?.in}`)).toEqual([table.security]);
    const calls = Object.values(contract.paths).flatMap((item) => Object.values(item));
    expect(calls.filter((call) => 'security' in call)).toEqual([]);
  },
);

it('has the requests and type pages of the specification', () => {
  const calls = Object.keys(table.operations).map((call) => call.replace(/\?.*/, ''));
  expect([...operations.keys()].sort()).toEqual(calls.sort());
  expect([...types.keys()]).toEqual(expect.arrayContaining(toList(table.pages)));
});

it.each(Object.entries(table.operations))(
  '%s: %s, with the errors of every operation',
  { meta: { spec: ['The errors of every operation'] } },
  (call, bodies) => {
    const [route = '', query] = call.split('?');
    const { request, response, parameters, errors, notes } = operations.get(route)!;
    const body = request ? renderTypeExpression(request.type) : 'none';
    const isConcluded = bodies.endsWith('not shown') && /response/i.test(notes['x-inferred'] ?? '');
    const given = response ? renderTypeExpression(response.type) : 'nothing';
    expect(`${body} → ${isConcluded ? 'not shown' : given}`).toBe(bodies);
    expect(parameters.map((entry) => `${entry.in} ${entry.name}${toMark(entry)}`)).toEqual([
      ...[...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}!`),
      ...(query?.split('&') ?? []).map((name) => `query ${name}`),
    ]);
    expect(errors.map(({ status }) => status)).toEqual(table.errors);
  },
);

const toMark = ({ required }: { required?: boolean }) => (required ? '!' : '');

it.each(Object.entries(table.types))(
  '%s: %s',
  { meta: { spec: ['Required fields, enumerations and formats'] } },
  (type, text) => {
    const all = types.get(type.replace(/.* = /, '')) ?? [];
    const named = new Set(text.match(/\w+(?=!? \(|!?,|!?$)/g));
    const printed = all
      .filter(({ name }) => named.has(name))
      .map((field) => print(field, text.includes('!')));
    expect(printed.sort()).toEqual(toList(text).sort());
    // Fields that the specification doesn't name have to be marked as concluded.
    const others = all.filter(({ name, notes }) => !named.has(name) && !notes['x-inferred']);
    expect(others.map(({ name }) => name)).toEqual([]);
  },
);

/** A field as the table has it: `importance (integer)`, `id!`. */
function print(field: FieldDoc, marksRequired: boolean): string {
  const type = renderFieldType(field);
  return `${field.name}${marksRequired ? toMark(field) : ''}${type === 'string' ? '' : ` (${type})`}`;
}

it.each(Object.entries(table.values))('%s takes %s', (name, text) => {
  const { schema, values, notes } = fields.get(name)!;
  const isOpen = text.endsWith(', …');
  const listed = toList(text.replace(', …', '').replace(' |', ','));
  const declared = values.map(({ value }) => value);
  expect(hasClosedValues(schema)).toBe(!isOpen);
  expect(declared).toEqual(isOpen ? expect.arrayContaining(listed) : listed);
  if (text.includes('|')) expect(notes['x-inferred']).toContain('not in its contract');
});

it(
  'has the defaults of the specification and no other',
  { meta: { spec: ['The defaults of section 9'] } },
  () => {
    const ofFields = [...fields].map(([name, field]) => [name, field.default]);
    const ofParameters = [...operations].flatMap(([call, { parameters }]) =>
      parameters.map(({ name, schema }) => [`${call}?${name}`, schema.default]),
    );
    const stated = [...ofFields, ...ofParameters].filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(stated)).toEqual(table.defaults);
  },
);

it.each(table.sets)('%s contains nothing twice', (name) => {
  expect(fields.get(name)?.schema.uniqueItems).toBe(true);
});

describe.each(table.rules)('$rule', ({ types, valid, invalid }) => {
  it.each(types)('in %s', (type) => {
    const validate = createValidator(contract);
    const isValid = (value: unknown) =>
      validate(toPointer(['components', 'schemas', type]), value).length === 0;
    expect(valid.filter((value) => !isValid(value))).toEqual([]);
    expect(invalid.filter(isValid)).toEqual([]);
  });
});
