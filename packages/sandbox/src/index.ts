export { createSandbox } from './create-sandbox';
export { MOST_DEPTH } from './http/read-body';
export { isSimulated, operations } from './operations';
export type { Contracts, Sandbox, Violation } from './types';
