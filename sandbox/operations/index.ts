import type { Api, Operations } from '../types';
import { analysis } from './analysis';
import { articles } from './articles';
import { editorialTags } from './editorial-tags';
import { general } from './general';
import { keboola } from './keboola';
import { knowledgeBase } from './knowledge-base';
import { mediaV1 } from './media-v1';
import { photos } from './photos';

/** The handler of every operation of every contract; a test keeps both lists equal. */
export const operations: Record<Api | 'keboola', Operations> = {
  mediaV2: { ...analysis, ...photos, ...articles, ...knowledgeBase, ...editorialTags },
  generalV3: general,
  mediaV1,
  keboola,
};
