export type { ReadHtml } from './convert-value';
export { convert, convertItemRequest } from './convert';
export type { Conversion } from './convert';
export { kindNames, listNewFields, listOldFields } from './find-kind';
export type { Failure } from './find-kind';
export { toLink } from './notes';
export type { Note, NoteLevel } from './notes';
export { recommendationFields, recommendationStatuses, sections, typeMappings } from './v1-fields';
export type { FieldMapping, TypeKind, TypeMapping } from './v1-fields';
