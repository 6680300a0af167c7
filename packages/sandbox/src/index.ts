export { createSandbox } from './create-sandbox';
export { isSimulated, operations } from './operations';
export type { Contracts, Sandbox, Violation } from './types';
