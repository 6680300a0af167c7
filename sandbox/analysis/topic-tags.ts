import { items } from '../data/items';
import { topics, topicWords } from '../data/topics';
import { round } from './entities';
import { listOwnMentions } from './model';
import type { FoundEntity, Options, Paragraph, TagDraft } from './model';
import { toStandardForm } from './spans';
import { listWords } from './text';

const ITEM_SAYS = 0.7;
const WORD_SAYS = 0.35;
const CATEGORY_SAYS = 0.6;
const LEAST = 30;

/** Topics of media, for which items of the text, its words and given categories speak. */
export function toTopicTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
): TagDraft[] {
  const hits = countTopicWords(paragraphs, language);
  return topics.flatMap((topic): TagDraft[] => {
    const code = topic.id.replace('IPTC-', '');
    const sources = entities.filter(({ itemId }) => items.get(itemId ?? '')?.topic === topic.id);
    const isGiven = options.categories.some(
      (category) =>
        (category.taxonomy === 'MediaTopic' && category.code === code) ||
        (category.taxonomy === 'Custom' && topic.names.en?.[0]?.startsWith(category.code)),
    );
    const evidence = [
      ...sources.map(({ relevance }) => (ITEM_SAYS * relevance) / 100),
      ...Array.from({ length: Math.min(hits.get(topic.id) ?? 0, 4) }, () => WORD_SAYS),
      ...(isGiven ? [CATEGORY_SAYS] : []),
    ];
    const relevance = round(100 * (1 - evidence.reduce((rest, one) => rest * (1 - one), 1)), 2);
    if (relevance < LEAST) return [];
    return [
      {
        gkbId: topic.id,
        stdForm: toStandardForm(topic, language, options),
        type: 'media-topic',
        relevance,
        feats: {
          MediaTopicId: code,
          ...(topic.wikidata && { wikidataId: topic.wikidata }),
          gkbEntityType: topic.type,
        },
        places: sources.flatMap(listOwnMentions),
      },
    ];
  });
}

/** Topics by the first three letters of their words: most words of a text have none. */
const beginnings = new Map<string, { word: string; topic: string }[]>();
for (const [topic, list] of Object.entries(topicWords)) {
  for (const word of list) {
    const key = word.slice(0, 3);
    beginnings.set(key, [...(beginnings.get(key) ?? []), { word, topic }]);
  }
}

const MOST_WORDS = 2000;

/** Words that mean something else in other languages: German "war" is "was", Czech "firem" a form of "firma". */
const ENGLISH_ONLY = new Set(['war', 'fire', 'court', 'rain', 'army', 'trial', 'strike', 'goal']);

function countTopicWords(paragraphs: Paragraph[], language: string): Map<string, number> {
  const counts = new Map<string, number>();
  const words = paragraphs.flatMap(({ text }) => listWords(text.toLowerCase()));
  for (const { text } of words.slice(0, MOST_WORDS)) {
    const found = beginnings.get(text.slice(0, 3))?.filter(({ word }) => {
      return text.startsWith(word) && (language === 'en' || !ENGLISH_ONLY.has(word));
    });
    for (const topic of new Set(found?.map((one) => one.topic))) {
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
  }
  return counts;
}
