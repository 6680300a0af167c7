export { buildApiIndex } from './api-index';
export type { ApiIndex, IndexedApi, IndexedField, IndexedOperation } from './index-shape';
