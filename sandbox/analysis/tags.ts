import { toBaseTags } from './base-tags';
import { toEditorialTags } from './editorial-tags';
import { toMediaTags } from './media-tags';
import type { FoundEntity, Options, Paragraph, Tag } from './model';
import { countIds } from './segment';
import { toTopicTags } from './topic-tags';

const MOST = 20;

/** Makes the tags of a document: what it mentions most, its topics and the editorial tags. */
export function toTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
  nextMention: () => string,
): Tag[] {
  const drafts =
    options.domain === 'media'
      ? [
          ...toMediaTags(entities),
          ...toTopicTags(paragraphs, entities, language, options),
          ...toEditorialTags(paragraphs, language, options),
        ]
      : toBaseTags(paragraphs, entities, language);
  const forbidden = new Set(
    options.editorialTags.filter((tag) => tag.forbidden).map(({ id }) => id),
  );
  const nextTag = countIds('t', options.firstTag);
  return drafts
    .filter(({ gkbId }) => gkbId === undefined || !forbidden.has(gkbId))
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MOST)
    .map(({ places, ...tag }) => ({
      id: nextTag(),
      ...tag,
      ...(options.returnMentions &&
        places.length > 0 && {
          mentions: places.map(({ text, tokenIds }) => ({ id: nextMention(), text, tokenIds })),
        }),
    }));
}
