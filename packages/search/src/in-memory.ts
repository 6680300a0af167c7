export { loadIndex } from './load-index';
export { searchInMemory } from './search-in-memory';
export type { SearchIndex } from './search-in-memory';
