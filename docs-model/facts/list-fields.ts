import { listTypes } from '#contract/list-types';
import type { FieldDoc } from '#contract/list-types';
import type { OpenApiDocument, Parameter, Schema } from '#contract/openapi';

/** The fields of an object without a name, such as `Analysis.metadata`. */
function listFields(document: OpenApiDocument, schema: Schema): FieldDoc[] {
  const schemas = { unnamed: schema };
  const [type] = listTypes({ ...document, components: { ...document.components, schemas } });
  return type?.fields ?? [];
}

/** Parameters are described like fields, so that they are shown like fields. */
export function listParameters(document: OpenApiDocument, parameters: Parameter[]): FieldDoc[] {
  return parameters.flatMap((parameter) => {
    const { name, required, description, schema } = parameter;
    const properties = { [name]: { ...schema, ...toNotes(parameter), description } };
    return listFields(document, { properties, required: required ? [name] : [] });
  });
}

function toNotes(parameter: Parameter): Partial<Schema> {
  const { 'x-unknown': unknown, 'x-inferred': inferred, deprecated } = parameter;
  return { 'x-unknown': unknown, 'x-inferred': inferred, deprecated };
}

/** The fields of the object inside the lists and maps of a field; none when it has a named type. */
export function listInnerFields(document: OpenApiDocument, schema: Schema): FieldDoc[] {
  if (schema.properties) return listFields(document, schema);
  if (schema.items) return listInnerFields(document, schema.items);
  if (typeof schema.additionalProperties !== 'object') return [];
  return listInnerFields(document, schema.additionalProperties);
}
