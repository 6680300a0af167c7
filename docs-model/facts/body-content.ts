import type { BodyDoc } from '#contract/list-operations';
import type { FieldDoc, TypeDoc } from '#contract/list-types';
import { listInnerFields } from './list-fields';
import type { Source } from './source';

/** What is inside a body or a field: the fields of its object, through lists and maps. */
export interface BodyContent {
  /** Absent for an object without its own name, such as `Analysis.metadata`. */
  type?: TypeDoc;
  /** The type is around itself: it is named and not opened again. */
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
export function toBodyContent(
  source: Pick<Source, 'document' | 'types'>,
  body: Pick<BodyDoc, 'schema' | 'type'>,
  ancestors: string[] = [],
): BodyContent {
  const { name, isReference } = body.type;
  const type = isReference ? source.types.find((known) => known.name === name) : undefined;
  if (type && ancestors.includes(name)) return { type, isRepeated: true, fields: [] };
  const around = type ? [...ancestors, name] : ancestors;
  const fields = type?.fields ?? listInnerFields(source.document, body.schema);
  return {
    ...(type && { type }),
    isRepeated: false,
    fields: fields.map((field) => ({ field, content: toBodyContent(source, field, around) })),
  };
}
