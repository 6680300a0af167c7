export { default as Live } from './Live';
export { default as Playground } from './Playground';
export type { Draft } from './engine/engine';
export { toPlaygroundLink } from './share-hash';
export { printRequestBody } from './to-request-body';
