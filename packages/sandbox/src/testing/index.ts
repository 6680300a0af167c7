export { RESERVED_KEYS } from '../http/keys';
export { LoadFailure } from '../load-part';
export { KEYS, NOW, call, listAllOperations, openSandbox } from './open-sandbox';
export type { NamedOperation } from './open-sandbox';
export type { WorkerSandbox } from '../worker';
