import type { FieldMap } from '@docs/openapi/describe';
import { listOperations, listTypes } from '@docs/openapi';
import type { BodyDoc, FieldDoc, OpenApiDocument, TypeExpression } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { memoize } from '@docs/utils';
import { listInnerFields } from '../facts/body-content';
import { toReferenceRoute } from '../links/link-targets';

export interface MappedField {
  shape: string;
  field: FieldDoc;
}

/** The fields of all types, and the shapes of all bodies, of a document. */
export const toFieldMap = memoize(
  (document: OpenApiDocument): Omit<FieldMap<MappedField>, 'route'> => ({
    types: Object.fromEntries(
      listTypes(document).flatMap(({ name, fields }) => [
        [name, mapFields(name, fields)],
        // Deeper objects without a type are described as parts of these.
        ...fields.filter(isUnnamed).map((field): [string, Record<string, MappedField>] => {
          const owner = `${name}.${field.name}`;
          return [owner, mapFields(owner, listInnerFields(document, field.schema))];
        }),
      ]),
    ),
    bodies: Object.fromEntries(
      listOperations(document).flatMap(({ id, request, response, errors }) => [
        ...mapBody(`${id}.request`, request),
        ...mapBody(`${id}.response`, response),
        ...mapBody(`${id}.error`, errors.find(({ body }) => body !== undefined)?.body),
      ]),
    ),
  }),
);

function mapFields(owner: string, fields: FieldDoc[]): Record<string, MappedField> {
  return Object.fromEntries(
    fields.map((field) => {
      const shape = isUnnamed(field) ? `${owner}.${field.name}` : printShape(field.type);
      return [field.name, { shape, field }];
    }),
  );
}

function isUnnamed({ schema }: FieldDoc): boolean {
  return schema.properties !== undefined;
}

function mapBody(name: string, body: BodyDoc | undefined): [string, string][] {
  return body ? [[name, printShape(body.type)]] : [];
}

/** @example printShape({ containers: ['map', 'list'], name: 'Vector', isReference: true }); // '{}[]Vector' */
function printShape({ containers, name }: TypeExpression): string {
  return [...containers.map((container) => (container === 'list' ? '[]' : '{}')), name].join('');
}

/** The map of a contract, with the place of its pages. */
export async function loadFieldMap(contract: string): Promise<FieldMap<MappedField>> {
  return { route: toReferenceRoute(contract), ...toFieldMap(await loadContract(contract)) };
}
