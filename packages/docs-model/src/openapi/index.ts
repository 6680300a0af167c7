export { loadPage } from './load-page';
export type { OpenApiPage } from './load-page';
export { buildNestedTypes } from './nested-types';
export { renderReference } from './to-html';
export { buildReferenceBlocks } from './to-markdown';
export { buildReferenceTree } from './tree';
