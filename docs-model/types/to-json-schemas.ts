import type { OpenApiDocument, Schema } from '#contract/read/openapi';
import { toReferenceName } from '#contract/read/type-expression';
import { mapInner } from '#docs-model/documents/map-schemas';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The types of a contract as files of JSON Schema that refer to each other, by their names.
 *
 * @example
 * Object.keys(toJsonSchemas(mediaV2, 'https://…/schemas')); // ['NlpRequest.json', …]
 * @param base the URL that the names of the files complete to the ID of a schema
 */
export function toJsonSchemas(document: OpenApiDocument, base: string): Record<string, string> {
  const entries = Object.entries(document.components.schemas).map(([name, schema]) => {
    const content = { $schema: DIALECT, $id: `${base}/${name}.json`, title: name };
    return [`${name}.json`, `${JSON.stringify({ ...content, ...toPlain(schema) }, null, 2)}\n`];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Without our own keys, which validators do not know. */
function toPlain(schema: Schema): Schema {
  const standard = Object.entries(schema).filter(([key]) => !key.startsWith('x-'));
  const { $ref, ...rest } = Object.fromEntries(standard) as Schema;
  return mapInner(
    $ref === undefined ? rest : { $ref: `${toReferenceName($ref)}.json`, ...rest },
    toPlain,
  );
}
