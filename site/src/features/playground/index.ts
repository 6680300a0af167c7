export { default as Live } from './Live';
export { default as Playground } from './Playground';
export type { Draft } from './engine/engine';
export { toPlaygroundLink } from './share-hash';
export { toRequestBody } from './to-request-body';
