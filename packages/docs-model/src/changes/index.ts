export { printFeed, toFeedPath } from './feed';
export { loadEntries, sortEntries, buildEntryContent } from './load-entries';
export type { ChangeEntry } from './load-entries';
export { buildChangesPage } from './page';
