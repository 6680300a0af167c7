/** What is downloaded when a reader keeps a response. */
export { compareExchanges } from './compare-exchanges';
export { default as Differences } from './Differences';
