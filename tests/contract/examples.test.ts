import { beforeAll, describe, expect, it } from 'vitest';
import type { Example, OpenApiDocument } from '@docs/openapi';
import { listTypes } from '@docs/openapi';
import { loadContract, loadExamples } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';

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

// That requests and responses are valid, and that each operation has an example, is a rule of contract:lint.
describe.each(contractNames)('the examples of %s', (contract) => {
  let document: OpenApiDocument;
  let examples: Example[];

  beforeAll(async () => {
    document = await loadContract(contract);
    examples = [...(await loadExamples(contract)).values()];
  });

  it('have their own titles', () => {
    const titles = examples.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
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
