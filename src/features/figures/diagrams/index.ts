import type { Diagram } from '../shapes';
import { agreement } from './agreement';
import { analysis, characters } from './analysis';
import { cursors } from './cursors';
import { feedback } from './feedback';
import { knowledgeBase } from './knowledge-base';
import { languages } from './languages';
import { relevance, tags, threshold } from './tags';

/** Every picture of the site. */
export const diagrams = {
  agreement,
  analysis,
  characters,
  cursors,
  feedback,
  'knowledge-base': knowledgeBase,
  languages,
  relevance,
  tags,
  threshold,
} satisfies Record<string, Diagram>;

export type DiagramName = keyof typeof diagrams;
