import { toEditorialTags } from './editorial-tags';
import { toBaseTags, toMediaTags, toNounTags } from './mention-tags';
import type { FoundEntity, Options, Paragraph, Tag, TagDraft } from './model';
import { countIds } from './segment';
import { toTopicTags } from './topic-tags';

const MOST = 20;

/** Recorded: at most five tags for one or two sentences, ten for seven paragraphs. */
const FEWEST = 5;
const MOST_NOUNS = 10;

/** Makes the tags of a document: what it mentions most, its topics and the editorial tags. */
export function toTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
  nextMention: () => string,
): Tag[] {
  const { sure, others } =
    options.domain === 'media'
      ? toDrafts(paragraphs, entities, language, options)
      : { sure: [], others: toBaseTags(paragraphs, entities, language) };
  const sentences = paragraphs.reduce((sum, paragraph) => sum + paragraph.sentences.length, 0);
  const room = Math.min(MOST_NOUNS, Math.max(FEWEST, sentences + 3)) - sure.length;
  const drafts = [...sure, ...others.sort(byRelevance).slice(0, Math.max(0, room))];
  const forbidden = new Set(
    options.editorialTags.filter((tag) => tag.forbidden).map(({ id }) => id),
  );
  const nextTag = countIds('t', options.firstTag);
  return drafts
    .filter(({ gkbId }) => gkbId === undefined || !forbidden.has(gkbId))
    .sort(byRelevance)
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

function byRelevance(a: TagDraft, b: TagDraft): number {
  return b.relevance - a.relevance;
}

function toDrafts(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
): { sure: TagDraft[]; others: TagDraft[] } {
  const sure = [
    ...toMediaTags(entities),
    ...toTopicTags(paragraphs, entities, language, options),
    ...toEditorialTags(paragraphs, language, options),
  ];
  return { sure, others: toNounTags(paragraphs, entities, language, sure) };
}
