export { default as ResetSandbox } from './ResetSandbox';
export { ask, read } from './ask';
export { memory, useHasChanges } from './memory';
export type { SentRequest } from './memory';
export { toBodyText, runRequestSequence } from './run-request-sequence';
export type { Run } from './run-request-sequence';
export { sandbox, send, sendFirst, toLine } from './send';
export { toDocument } from './to-document';
export type { Exchange } from './send';
