import { readFileSync } from 'node:fs';
import type {
  ApiIndex,
  IndexedApi,
  IndexedField,
  IndexedOperation,
} from '@docs/docs-model/json-index';

/** The index as the site serves it. */
export const index = JSON.parse(readFileSync('build/api-index.json', 'utf8')) as ApiIndex;

export interface IndexOperation {
  api: IndexedApi;
  operation: IndexedOperation;
}

/** @throws naming the requests that there are */
export function findCall(name: string, id: string): IndexOperation {
  const api = index.apis.find((candidate) => candidate.name === name);
  const operation = api?.operations.find((candidate) => candidate.id === id);
  if (!api || !operation) {
    const entries = index.apis.flatMap((api) =>
      api.operations.map((call) => `${api.name} ${call.id}`),
    );
    throw new Error(`/api-index.json has no call ${name} ${id}. It has: ${entries.join(', ')}.`);
  }
  return { api, operation };
}

/** Every value inside a body with its pointer, as the index writes it: `*` for each element. */
export function listValues(value: unknown, pointer = ''): { pointer: string; value: unknown }[] {
  const field = { pointer, value };
  if (Array.isArray(value)) {
    return [field, ...value.flatMap((item) => listValues(item, `${pointer}/*`))];
  }
  if (typeof value !== 'object' || value === null) return [field];
  return [
    field,
    ...Object.entries(value).flatMap(([key, inner]) => listValues(inner, `${pointer}/${key}`)),
  ];
}

/** The field that a pointer names; elements of a list have the values of their list. */
export function findField(fields: IndexedField[], pointer: string): IndexedField | undefined {
  return fields.find((field) => field.pointer === pointer.replace(/(\/\*)+$/, ''));
}
