export { createValidate } from '../http/validate';
export { loadContracts, slimContracts } from './load-contracts';
export { DEFAULT_PORT } from './read-settings';
export { listen, serveSandbox } from './serve';
export { runServer } from './start';
