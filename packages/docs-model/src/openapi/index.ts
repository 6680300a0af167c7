export { loadPage } from './load-page';
export type { OpenApiPage } from './load-page';
export { toNestedTypes } from './nested-types';
export { renderReference } from './to-html';
export { toReferenceBlocks } from './to-markdown';
export { toReferenceTree } from './tree';
