import { round } from '../analysis/entities/entities';
import { readHtml } from '../analysis/text/read-blocks';
import { findItemById } from '../data/items';
import { notFound, ok } from '../replies';
import { createReferenceKey } from '../state';
import type { Operations } from '../types';
import { analyzeMedia } from './documents';

interface ArticleRequest {
  id: string;
  title?: string;
  perex?: string;
  body?: string;
}

/** Scores of version 1 are smaller: 6.87 in the documented sample. */
const SCORE_FACTOR = 0.1;

/** The deprecated Media API v1. */
export const mediaV1: Operations = {
  getTags: async ({ body }, world) => {
    const { id, title, perex, body: html } = body as ArticleRequest;
    const text = html === undefined ? undefined : readHtml(html);
    const { tags = [] } = await analyzeMedia({ id, title, lead: perex, text }, world);
    const response = {
      version: 'M1.0',
      id,
      // The key of the recorded response has eight characters and no date.
      referenceKey: createReferenceKey(world, { kind: 'analysis', suggested: [] }).slice(-8),
      tags: tags
        // Nouns without an ID are no tags of version 1.
        .filter(({ type, gkbId }) => type === 'media' && gkbId !== undefined)
        .map(({ gkbId, stdForm, relevance, feats }) => ({
          id: gkbId,
          text: stdForm,
          score: round(relevance * SCORE_FACTOR, 2),
          ...(feats?.gkbEntityType && { type: feats.gkbEntityType }),
        })),
    };
    return ok(response);
  },

  getItem: ({ path: { id = '' } }) => {
    const item = findItemById(id);
    if (!item) return notFound('The knowledge base of the sandbox has no item with this ID.');
    return ok({ id: item.id, hrid: `${item.names.en?.[0] ?? item.id} (${item.id})` });
  },
};
