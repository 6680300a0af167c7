export { loadMcpData } from '../load-data';
export { readKeys } from './serve-stdio';
