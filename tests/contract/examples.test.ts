import { beforeAll, describe, expect, it } from 'vitest';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { listOperations, listTypes } from '@docs/openapi';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/geneea';
import { toPointer } from '@docs/utils';
import { createValidator } from '../../tools/contract-lint/create-validator';
import type { Validate } from '../../tools/contract-lint/create-validator';

type Fields = Record<string, unknown>;

/** Whether an option such as `NlpRequest.analyses=tags` was asked for, by default or by URLs. */
function isAskedFor(option: string, example: Example, document: OpenApiDocument): boolean {
  const { operation, body, parameters } = example;
  const [path = '', value] = option.split('=');
  const [owner = '', field = ''] = path.split('.');
  if (owner === operation.id) return parameters.query[field] === value;
  // The requests of one analysis carry its name in their URLs: /v3/entities.
  if (value !== undefined && operation.path.endsWith(`/${value}`)) return true;
  const byDefault = document.components.schemas[owner]?.properties?.[field]?.default;
  const requests = [body].flat() as (Fields | undefined)[];
  return requests.some((request) => {
    const given = request?.[field] ?? byDefault;
    if (value === undefined || given === undefined) return given !== undefined;
    return [given].flat().map(String).includes(value);
  });
}

describe.each(contractNames)('the examples of %s', (contract) => {
  let document: OpenApiDocument;
  let examples: Example[];
  let validate: Validate;

  beforeAll(async () => {
    document = await loadContract(contract);
    examples = [...(await loadExamples(contract)).values()];
    validate = createValidator(document);
  });

  function check(message: 'body' | 'response', schemaPath: string[]) {
    return examples.flatMap((example) => {
      const { path, method } = example.operation;
      if (example[message] === undefined) return [];
      const pointer = toPointer([
        'paths',
        path,
        method,
        ...schemaPath,
        'content',
        'application/json',
      ]);
      return validate(`${pointer}/schema`, example[message]).map(
        (error) => `${example.name}${error.pointer}: ${error.message}`,
      );
    });
  }

  it('send what the request takes', () => {
    expect(check('body', ['requestBody'])).toEqual([]);
  });

  it('answer what the request promises', () => {
    expect(check('response', ['responses', '200'])).toEqual([]);
  });

  it('show every request', () => {
    const shown = new Set(examples.map(({ operation }) => operation.id));
    const calls = listOperations(document).map(({ id }) => id);
    expect(calls.filter((id) => !shown.has(id))).toEqual([]);
  });

  it('have a title and their own description', () => {
    const titles = examples.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(examples.filter(({ description }) => !description?.trim())).toEqual([]);
  });

  it('answer with the id of the request', () => {
    const wrong = examples.filter(({ body, response }) => {
      const [sent, returned] = [body as Fields | undefined, response as Fields | undefined];
      const ids = [sent?.id, returned?.id];
      return ids.every((id) => id !== undefined) && ids[0] !== ids[1];
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('answer only with fields that the request asked for', () => {
    const types = new Map(listTypes(document).map((type) => [type.name, type]));
    const unasked = examples.flatMap((example) => {
      const type = types.get(example.operation.response?.type.name ?? '');
      const responses = [example.response].flat() as (Fields | undefined)[];
      return (type?.fields ?? [])
        .filter(({ name }) => responses.some((response) => response?.[name] !== undefined))
        .filter(({ appearsWith }) => appearsWith.length > 0)
        .filter(
          ({ appearsWith }) => !appearsWith.some((option) => isAskedFor(option, example, document)),
        )
        .map(({ name }) => `${example.name}: ${name}`);
    });
    expect(unasked).toEqual([]);
  });

  it('refer inside a response only to what the response contains', () => {
    const lost = examples.flatMap(({ name, response }) => {
      const text = JSON.stringify(response ?? {});
      const ids = new Set([...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
      const references = [
        ...text.matchAll(
          /"(?:entityId|derivedFromEntityId|parId|tectoId|entityMentionId)":"([^"]+)"/g,
        ),
        ...[...text.matchAll(/"tokenIds":\[([^\]]*)\]/g)].flatMap(([, list = '']) => [
          ...list.matchAll(/"([^"]+)"/g),
        ]),
      ];
      return references.filter(([, id]) => !ids.has(id ?? '')).map(([, id]) => `${name}: ${id}`);
    });
    expect(lost).toEqual([]);
  });
});
