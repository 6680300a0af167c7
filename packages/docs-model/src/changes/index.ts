export { printFeed, toFeedPath } from './feed';
export { loadEntries, sortEntries, toEntryContent } from './load-entries';
export type { ChangeEntry } from './load-entries';
export { toChangesPage } from './page';
