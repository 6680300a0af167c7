export { createSandbox } from './create-sandbox';
export { MOST_DEPTH } from './http/read-body';
export { isSimulated, operations } from './operations';
export type { Exchange, SentRequest } from './exchange';
export type { Contracts, Sandbox, Violation } from './types';
