export { createSearch } from './create-search';
export type { Search } from './create-search';
export { Level, MOST_HITS } from './hit';
export type { Hit, SearchResponse } from './hit';
export { readNames } from './records';
export { findMarks } from './snippet';
export type { Range } from './snippet';
