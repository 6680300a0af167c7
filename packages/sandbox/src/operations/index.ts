import type { ContractName } from '@docs/geneea';
import type { Operations } from '../types';
import { analysis } from './analysis';
import { articles } from './articles';
import { editorialTags } from './editorial-tags';
import { general } from './general';
import { keboola } from './keboola';
import { knowledgeBase } from './knowledge-base';
import { mediaV1 } from './media-v1';
import { photos } from './photos';

/** The handler of every operation of every contract; a test keeps both lists equal. */
export const operations: Record<ContractName | 'keboola', Operations> = {
  'media-v2': { ...analysis, ...photos, ...articles, ...knowledgeBase, ...editorialTags },
  'general-v3': general,
  'media-v1': mediaV1,
  keboola,
};
