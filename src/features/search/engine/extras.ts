/**
 * What the first result does not need: it is downloaded with the texts, so that the names are found
 * earlier.
 */
export { findNearestNames } from './find-nearest-names';
export { findEndpoint, readRequestText } from './request-text';
export { listSynonymousQueries } from './synonyms';
