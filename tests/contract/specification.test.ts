import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  listOperations,
  hasClosedValues,
  listTypes,
  renderFieldType,
  renderTypeExpression,
} from '@docs/openapi';
import type { FieldDoc, OpenApiDocument } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { toPointer } from '@docs/utils';
import { createValidator } from '../../tools/contract-lint/create-validator';

interface Table {
  title: string;
  version: string;
  security: string;
  errors: string[];
  operations: {
    operation: string;
    body: string;
    response: string;
    query?: Record<string, string>;
  }[];
  types: Record<
    string,
    { declaredAs?: string; required?: 'stated'; fields: Record<string, [string, 'required'?]> }
  >;
  pages: string[];
  enumerations: Record<string, string[]>;
  documentedElsewhere: Record<string, string[]>;
  knownValues: Record<string, string[]>;
  defaults: Record<string, unknown>;
  parameterDefaults: Record<string, Record<string, unknown>>;
  sets: string[];
  rules: { rule: string; types: string[]; valid: unknown[]; invalid: unknown[] }[];
}

const file = path.resolve('tests/contract/specification.yaml');
const table = parse(readFileSync(file, 'utf8')) as Table;

let contract: OpenApiDocument;

beforeAll(async () => {
  contract = await loadContract('media-v2');
});

/** The name that the contract uses for a type of the table. */
function toName(type: string): string {
  return table.types[type]?.declaredAs ?? type;
}

/** The type of a field as the contract writes it: `int` → `integer`, and names as declared. */
function toDeclared(type: string): string {
  return type.replace(/\w+$/, (name) => (name === 'int' ? 'integer' : toName(name)));
}

function findField(name: string): FieldDoc {
  const [type = '', fieldName] = name.split('.');
  const declared = listTypes(contract)
    .find((candidate) => candidate.name === toName(type))
    ?.fields.find((field) => field.name === fieldName);
  if (!declared) throw new Error(`The contract does not declare ${name}`);
  return declared;
}

describe('the contract of the Media API v2', () => {
  it(
    'has the title and version of the specification',
    { meta: { spec: ['The version 0.163.0'] } },
    () => {
      expect(contract.info.title.toLowerCase()).toBe(table.title);
      expect(contract.info.version).toBe(table.version);
    },
  );

  it(
    'asks for the API key in a header on every request',
    { meta: { spec: ['The documented API requires a key in a header'] } },
    () => {
      const { security } = contract as { security?: Record<string, unknown>[] };
      const names = security?.flatMap((entry) => Object.keys(entry)) ?? [];
      expect(names).toHaveLength(1);
      const scheme = contract.components.securitySchemes?.[names[0] ?? ''];
      expect(`${scheme?.type} in ${scheme?.in}`).toBe(table.security);
      const calls = Object.values(contract.paths).flatMap((item) => Object.values(item));
      expect(calls.filter((call) => 'security' in call)).toEqual([]);
    },
  );

  it('has the requests of the specification and no other', () => {
    const declared = listOperations(contract).map(
      ({ method, path: route }) => `${method.toUpperCase()} ${route}`,
    );
    expect(declared.sort()).toEqual(table.operations.map(({ operation }) => operation).sort());
  });

  it('declares every type that has its own page', () => {
    expect(Object.keys(contract.components.schemas)).toEqual(expect.arrayContaining(table.pages));
  });
});

describe.each(table.operations)('$operation', ({ operation: name, body, response, query = {} }) => {
  function findCall() {
    const declared = listOperations(contract).find(
      ({ method, path: route }) => `${method.toUpperCase()} ${route}` === name,
    );
    if (!declared) throw new Error(`The contract does not declare ${name}`);
    return declared;
  }

  it('takes the body of the specification', () => {
    const { request } = findCall();
    expect(request ? renderTypeExpression(request.type) : 'none').toBe(body);
  });

  it('gives the response of the specification, or says that it was concluded', () => {
    const operation = findCall();
    const given = operation.response ? renderTypeExpression(operation.response.type) : 'nothing';
    const isConcluded = /response/i.test(operation.notes['x-inferred'] ?? '');
    expect(response === 'not shown' && isConcluded ? response : given).toBe(response);
  });

  it('takes the parameters of the specification', () => {
    const { parameters } = findCall();
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [
      parameter,
      'path',
      'required',
    ]);
    const inQuery = Object.entries(query).map(([name, required]) => [name, 'query', required]);
    expect(
      parameters.map((parameter) => [
        parameter.name,
        parameter.in,
        parameter.required ? 'required' : 'optional',
      ]),
    ).toEqual([...inPath, ...inQuery]);
  });

  it(
    'documents the errors that every operation has',
    { meta: { spec: ['The errors of every operation'] } },
    () => {
      expect(findCall().errors.map(({ status }) => status)).toEqual(table.errors);
    },
  );
});

describe.each(Object.entries(table.types))('%s', (type, { required, fields }) => {
  function listFields(): FieldDoc[] {
    return listTypes(contract).find(({ name }) => name === toName(type))?.fields ?? [];
  }

  it('has the fields of the specification with their types', () => {
    const declared = new Map(listFields().map((field) => [field.name, renderFieldType(field)]));
    expect(
      Object.fromEntries(Object.keys(fields).map((name) => [name, declared.get(name)])),
    ).toEqual(
      Object.fromEntries(Object.entries(fields).map(([name, [kind]]) => [name, toDeclared(kind)])),
    );
  });

  it('marks as concluded every field that the specification does not name', () => {
    const silent = listFields().filter(
      (field) => !(field.name in fields) && field.notes['x-inferred'] === undefined,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it(
    'requires what the specification requires',
    { meta: { spec: ['Required fields, enumerations and formats'] } },
    () => {
      const expected = Object.entries(fields).flatMap(([name, [, flag]]) => (flag ? [name] : []));
      const declared = listFields()
        .filter((field) => field.required && field.name in fields)
        .map(({ name }) => name);
      // Where the text marks nothing, the contract may know more.
      expect(required === 'stated' ? declared : []).toEqual(expected);
    },
  );
});

describe('values and defaults', () => {
  it.each(Object.entries(table.enumerations))(
    '%s takes exactly the listed values',
    (name, values) => {
      const field = findField(name);
      expect(hasClosedValues(field.schema)).toBe(true);
      expect(field.values.map(({ value }) => value)).toEqual([
        ...values,
        ...(table.documentedElsewhere[name] ?? []),
      ]);
    },
  );

  it.each(Object.entries(table.documentedElsewhere))(
    '%s says which values come from elsewhere',
    (name) => {
      expect(findField(name).notes['x-inferred']).toContain('not in its contract');
    },
  );

  it.each(Object.entries(table.knownValues))('%s names the values known', (name, values) => {
    const field = findField(name);
    expect(hasClosedValues(field.schema)).toBe(false);
    expect(field.values.map(({ value }) => value)).toEqual(expect.arrayContaining(values));
  });

  it.each(Object.entries(table.defaults))('%s has the default %j', (name, value) => {
    expect(findField(name).default).toEqual(value);
  });

  it(
    'gives parameters the defaults of the specification and no other',
    { meta: { spec: ['The defaults of section 9'] } },
    () => {
      const stated = listOperations(contract).flatMap(({ method, path: route, parameters }) => {
        const defaults = parameters
          .filter(({ schema }) => schema.default !== undefined)
          .map(({ name, schema }) => [name, schema.default]);
        const call = `${method.toUpperCase()} ${route}`;
        return defaults.length === 0 ? [] : [[call, Object.fromEntries(defaults)]];
      });
      expect(Object.fromEntries(stated)).toEqual(table.parameterDefaults);
    },
  );

  it('states no default that the specification does not', () => {
    const stated = listTypes(contract).flatMap((type) =>
      type.fields
        .filter((field) => field.default !== undefined)
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(stated.sort()).toEqual(Object.keys(table.defaults).sort());
  });

  it.each(table.sets)('%s contains nothing twice', (name) => {
    expect(findField(name).schema.uniqueItems).toBe(true);
  });
});

describe.each(table.rules)('$rule', ({ types, valid, invalid }) => {
  it.each(types)('in %s', (type) => {
    const validate = createValidator(contract);
    const isValid = (value: unknown) =>
      validate(toPointer(['components', 'schemas', toName(type)]), value).length === 0;
    expect(valid.filter((value) => !isValid(value))).toEqual([]);
    expect(invalid.filter(isValid)).toEqual([]);
  });
});
