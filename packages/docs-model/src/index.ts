export type { Renderer } from './facts/draw';
export { drawErrorFacts } from './facts/error-facts';
export { drawOperationFacts } from './facts/operation-facts';
export { loadSource } from './facts/source';
export type { Source } from './facts/source';
export { drawFieldFacts, drawTypeFacts } from './facts/type-facts';
export type { FieldFact } from './facts/type-facts';
export { findHalfDone } from './node/find-half-done';
export { findProduct, findProductOf } from './find-product';
export { createSlugger } from './links/heading-id';
export {
  listOwnUrls,
  resolveUrl,
  toFieldAnchor,
  toOperationUrl,
  toReferenceRoute,
} from './links/link-targets';
export { GLOSSARY } from './links/load-terms';
