import { items, topics } from '../../data/items';
import topicTable from '../../data/topics.json';
import type { Item } from '../../data/item';
import type { Category } from '../../types';
import { isNamed, round, locate } from '../entities/entities';
import { listBaseTags, listMediaTags, listPhraseTags } from './mention-tags';
import { listOwnMentions } from '../model';
import type { FoundEntity, Options, Paragraph, Tag, TagDraft, TagPlace } from '../model';
import { countIds } from '../language/segment';
import { chooseStandardForm, chooseEditorialForm } from '../entities/spans';
import { toWordList } from '@docs/utils';
import { toMatchable } from '../text/matchable';
import { listWords, standalone } from '../text/text';

const MOST = 20;

/** Recorded: at most five tags for one or two sentences, ten for seven paragraphs. */
const FEWEST = 5;
const MOST_NOUNS = 10;

/** Makes the tags of a document: what it mentions most, its topics and the editorial tags. */
export function listTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
  nextMention: () => string,
): Tag[] {
  const { sure, others } =
    options.domain === 'media'
      ? listDrafts(paragraphs, entities, language, options)
      : { sure: [], others: listBaseTags(paragraphs, entities, language) };
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

function listDrafts(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
): { sure: TagDraft[]; others: TagDraft[] } {
  const sure = [
    ...listMediaTags(entities),
    ...findTopicTags(paragraphs, entities, language, options),
    ...findEditorialTags(paragraphs, language, options),
  ];
  return { sure, others: listPhraseTags(paragraphs, entities, language, sure) };
}

const ITEM_SAYS = 0.7;
const WORD_SAYS = 0.35;
const CATEGORY_SAYS = 0.6;
const LEAST = 30;

function toCode({ id }: Item): string {
  return id.replace('IPTC-', '');
}

function isTopic(topic: Item, { taxonomy, code }: Category): boolean {
  if (taxonomy === 'MediaTopic') return toCode(topic) === code;
  return taxonomy === 'Custom' && (topic.names.en?.[0]?.startsWith(code) ?? false);
}

/** Whether a category can change an analysis: it is a topic, or names an item. */
export function isKnownCategory(category: Category): boolean {
  return (
    topics.some((topic) => isTopic(topic, category)) ||
    [...items.keys()].some((id) => isNamed(id, category))
  );
}

/** Topics of media, for which items of the text, its words and given categories speak. */
function findTopicTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
): TagDraft[] {
  const hits = countTopicWords(paragraphs, language);
  return topics.flatMap((topic): TagDraft[] => {
    const sources = entities.filter(({ itemId }) => items.get(itemId ?? '')?.topic === topic.id);
    const isGiven = options.categories.some((category) => isTopic(topic, category));
    const evidence = [
      ...sources.map(({ relevance }) => (ITEM_SAYS * relevance) / 100),
      ...Array.from({ length: countEvidence(hits.get(topic.id), sources.length) }, () => WORD_SAYS),
      ...(isGiven ? [CATEGORY_SAYS] : []),
    ];
    const relevance = round(
      100 * (1 - evidence.reduce((rest, weight) => rest * (1 - weight), 1)),
      2,
    );
    if (relevance < LEAST) return [];
    return [
      {
        gkbId: topic.id,
        stdForm: chooseStandardForm(topic, language, options),
        type: 'media-topic',
        relevance,
        feats: {
          MediaTopicId: toCode(topic),
          ...(topic.wikidata && { wikidataId: topic.wikidata }),
          gkbEntityType: topic.type,
        },
        places: sources.flatMap(listOwnMentions),
      },
    ];
  });
}

interface TopicWord {
  word: string;
  topic: string;
}

/** English words with their plurals; "warm" and "Warren" do not speak of war. */
const englishWords = new Map<string, TopicWord>();

/** Beginnings of words in other languages, by their first three letters; one with `$` is a whole word. */
const stems = new Map<string, TopicWord[]>();

for (const [topic, { words, stems: beginnings }] of Object.entries(topicTable)) {
  for (const word of toWordList(words)) {
    const forms = [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')];
    forms.forEach((form) => englishWords.set(form, { word, topic }));
  }
  for (const word of toWordList(beginnings)) {
    const key = word.slice(0, 3);
    stems.set(key, [...(stems.get(key) ?? []), { word, topic }]);
  }
}

function findTopicWords(text: string, language: string): TopicWord[] {
  if (language === 'en') return [englishWords.get(text) ?? []].flat();
  const others = stems.get(text.slice(0, 3)) ?? [];
  return others.filter(({ word }) => `${text}$`.startsWith(word));
}

const MOST_WORDS = 2000;

/** Words that often mean something else: they speak for a topic together with another one. */
const AMBIGUOUS = new Set(
  'bank bank$ banka company court export film fire firma goal holiday hotel market planet player podnik river score software soud$ spiel$ storm strike team trainer travel trial union'.split(
    ' ',
  ),
);

const SCORE = /(?<![\d:])\d:\d(?![\d:])/g;

function countTopicWords(paragraphs: Paragraph[], language: string): Map<string, string[]> {
  const hits = new Map<string, string[]>();
  const texts = paragraphs.map(({ text }) => text.toLowerCase().replace(SCORE, 'score'));
  const words = texts.flatMap(listWords);
  for (const { text } of words.slice(0, MOST_WORDS)) {
    for (const { topic, word } of findTopicWords(text, language)) {
      const list = hits.get(topic) ?? [];
      hits.set(topic, list);
      list.push(word);
    }
  }
  return hits;
}

function countEvidence(words: string[] = [], items: number): number {
  const isClear = words.length > 1 || items > 0 || words.some((word) => !AMBIGUOUS.has(word));
  return isClear ? Math.min(words.length, 4) : 0;
}

/**
 * An editorial tag is found by its names as they are written, in upper or lower case. Where two of
 * its names begin at the same place, the longer one counts.
 */
function findEditorialTags(
  paragraphs: Paragraph[],
  language: string,
  options: Options,
): TagDraft[] {
  return options.editorialTags
    .filter(({ id }) => !items.has(id))
    .flatMap((tag): TagDraft[] => {
      const forms = new Set([tag.name, ...Object.values(tag.forms)]);
      const names = [...forms].filter(Boolean).map((form) => toMatchable(form).text);
      const places = paragraphs.flatMap((paragraph) => findPlaces(paragraph, names));
      if (places.length === 0) return [];
      const languages = [options.presentationLanguage ?? language, language, 'en'];
      const relevance = round(100 * (1 - 0.34 ** Math.min(places.length, 4)), 0);
      return [
        {
          gkbId: tag.id,
          stdForm: chooseEditorialForm(tag, languages),
          type: 'media',
          relevance,
          places,
        },
      ];
    });
}

function findPlaces(paragraph: Paragraph, names: string[]): TagPlace[] {
  const { text } = paragraph;
  const present = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
  if (present.length === 0) return [];
  const find = locate(paragraph);
  const longestFirst = present.sort((a, b) => b.length - a.length).map(escape);
  return [...text.matchAll(standalone(longestFirst.join('|')))].flatMap(({ 0: form, index }) => {
    const position = find(index, index + form.length);
    return position ? [{ text: form, tokenIds: position.tokens.map(({ id }) => id) }] : [];
  });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
