import type { Operations } from '../types';
import { analysis } from './analysis';
import { articles } from './articles';
import { editorialTags } from './editorial-tags';
import { general } from './general';
import { keboola } from './keboola';
import { knowledgeBase } from './knowledge-base';
import { mediaV1 } from './media-v1';
import { photos } from './photos';

/**
 * The handlers of operations. An API without any is not simulated; one with some has one for every
 * operation: packages/docs-model/src/node/find-half-done.ts checks it.
 */
export const operations: Record<string, Operations> = {
  'media-v2': { ...analysis, ...photos, ...articles, ...knowledgeBase, ...editorialTags },
  'general-v3': general,
  'media-v1': mediaV1,
  keboola,
};

/** Whether the sandbox responds to the requests of an API. */
export function isSimulated(contract: string): boolean {
  return Object.hasOwn(operations, contract);
}
