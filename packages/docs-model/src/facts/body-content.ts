import type { BodyDoc, FieldDoc, TypeDoc, OpenApiDocument, Schema } from '@docs/openapi';
import { listTypes } from '@docs/openapi';
import type { Source } from './source';

/** The content of a body or a field: the fields of its object, through lists and maps. */
export interface BodyContent {
  /** Absent for an object without its own name, such as `Analysis.metadata`. */
  type?: TypeDoc;
  /** The type contains itself, so it is named here but not expanded again. */
  isRepeated: boolean;
  fields: ContentField[];
}

export interface ContentField {
  field: FieldDoc;
  content: BodyContent;
}

/**
 * The fields of a body with those inside them, to the end. Every format that shows a whole body walks
 * along this tree.
 */
export function buildBodyContent(
  source: Pick<Source, 'document' | 'types'>,
  body: Pick<BodyDoc, 'schema' | 'type'>,
  ancestors: string[] = [],
): BodyContent {
  const { name, isReference } = body.type;
  const type = isReference ? source.types.find((candidate) => candidate.name === name) : undefined;
  if (type && ancestors.includes(name)) return { type, isRepeated: true, fields: [] };
  const around = type ? [...ancestors, name] : ancestors;
  const fields = type?.fields ?? listInnerFields(source.document, body.schema);
  return {
    ...(type && { type }),
    isRepeated: false,
    fields: fields.map((field) => ({ field, content: buildBodyContent(source, field, around) })),
  };
}

/** A response: the rules of its types say what a request may contain. */
export function withoutRules({ type, fields, ...content }: BodyContent): BodyContent {
  return {
    ...content,
    ...(type && { type: { ...type, rules: [] } }),
    fields: fields.map(({ field, content: inner }) => ({
      field: { ...field, rules: [] },
      content: withoutRules(inner),
    })),
  };
}

/** The fields of an object without a name, such as `Analysis.metadata`. */
export function listFields(document: OpenApiDocument, schema: Schema): FieldDoc[] {
  const schemas = { unnamed: schema };
  const [type] = listTypes({ ...document, components: { ...document.components, schemas } });
  return type?.fields ?? [];
}

/** The fields of the object inside the lists and maps of a field; none when it has a named type. */
export function listInnerFields(document: OpenApiDocument, schema: Schema): FieldDoc[] {
  if (schema.properties) return listFields(document, schema);
  if (schema.items) return listInnerFields(document, schema.items);
  if (typeof schema.additionalProperties !== 'object') return [];
  return listInnerFields(document, schema.additionalProperties);
}
