export { createSandbox } from './create-sandbox';
export type { Contracts, Sandbox, Violation } from './types';
