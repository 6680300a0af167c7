export { groupChanges, renderChange } from './change';
export type { Change, ChangeGroup } from './change';
export { compareDocuments } from './compare-documents';
export { mergeDocument } from './merge-document';
export { createReport } from './merge-options';
export type { MergeOptions, MergeReport } from './merge-options';
export { isFiller } from './silence';
