import type { Collection } from './collection';
import collection from './example-collection.data.json';

/** An analysis, feedback on it, and a search without a body: for tests of the formats. */
export const exampleCollection = collection as unknown as Collection;
