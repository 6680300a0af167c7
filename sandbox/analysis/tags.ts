import { items } from '../data/items';
import { topics, topicWords } from '../data/topics';
import { round } from './entities';
import type { FoundEntity, Mention, Options, Paragraph, Token } from './model';
import { locate } from './places';
import { countIds } from './segment';
import { toEditorialForm, toStandardForm } from './spans';
import { listWords, standalone } from './text';

export interface Tag {
  id: string;
  gkbId?: string;
  stdForm: string;
  type: string;
  relevance: number;
  feats?: Record<string, string>;
  mentions?: Pick<Mention, 'id' | 'text' | 'tokenIds'>[];
}

type Place = Pick<Mention, 'text' | 'tokenIds'>;
type Draft = Omit<Tag, 'id' | 'mentions'> & { places: Place[] };

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
          ...entities.flatMap((entity) => toMediaTag(entity)),
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

function toMediaTag(entity: FoundEntity): Draft[] {
  const item = items.get(entity.itemId ?? '');
  if (!item || entity.derivedOnly) return [];
  const { relevance, standardForm } = entity;
  const mentions = listOwn(entity);
  const feats = { ...(item.wikidata && { wikidataId: item.wikidata }), gkbEntityType: item.type };
  return [
    { gkbId: item.id, stdForm: standardForm, type: 'media', relevance, feats, places: mentions },
  ];
}

/** The places where the text itself names the entity. */
function listOwn({ mentions }: FoundEntity): FoundEntity['mentions'] {
  return mentions.filter(({ derivedFromEntityId }) => derivedFromEntityId === undefined);
}

const ITEM_SAYS = 0.7;
const WORD_SAYS = 0.35;
const CATEGORY_SAYS = 0.6;
const LEAST = 30;

function toTopicTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  options: Options,
): Draft[] {
  const hits = countTopicWords(paragraphs);
  return topics.flatMap((topic): Draft[] => {
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
        places: sources.flatMap(listOwn),
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

function countTopicWords(paragraphs: Paragraph[]): Map<string, number> {
  const counts = new Map<string, number>();
  const words = paragraphs.flatMap(({ text }) => listWords(text.toLowerCase()));
  for (const { text } of words.slice(0, MOST_WORDS)) {
    const found = beginnings.get(text.slice(0, 3))?.filter(({ word }) => text.startsWith(word));
    for (const topic of new Set(found?.map((one) => one.topic))) {
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
  }
  return counts;
}

/** An editorial tag is found by its names as they are written, in upper or lower case. */
function toEditorialTags(paragraphs: Paragraph[], language: string, options: Options): Draft[] {
  return options.editorialTags
    .filter(({ id }) => !items.has(id))
    .flatMap((tag): Draft[] => {
      const names = [...new Set([tag.name, ...Object.values(tag.forms)])].filter(Boolean);
      const places = paragraphs.flatMap((paragraph) => findPlaces(paragraph, names));
      if (places.length === 0) return [];
      const languages = [options.presentationLanguage ?? language, language, 'en'];
      const relevance = round(100 * (1 - 0.34 ** Math.min(places.length, 4)), 0);
      return [
        {
          gkbId: tag.id,
          stdForm: toEditorialForm(tag, languages),
          type: 'media',
          relevance,
          places,
        },
      ];
    });
}

function findPlaces(paragraph: Paragraph, names: string[]): Place[] {
  const { text } = paragraph;
  const present = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
  if (present.length === 0) return [];
  const find = locate(paragraph);
  return present
    .flatMap((name) => [...text.matchAll(standalone(escape(name)))])
    .flatMap(({ 0: form, index }) => {
      const place = find(index, index + form.length);
      return place ? [{ text: form, tokenIds: place.tokens.map(({ id }) => id) }] : [];
    });
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** Outside media, tags are the nouns of the text, scored by how often and where they stand. */
function toBaseTags(paragraphs: Paragraph[], entities: FoundEntity[], language: string): Draft[] {
  const drafts = new Map<string, Draft>();
  const add = (stdForm: string, place: Place, weight: number): void => {
    const known = drafts.get(stdForm) ?? { stdForm, type: 'base', relevance: 2.5, places: [] };
    drafts.set(stdForm, known);
    known.places.push(place);
    known.relevance = round(Math.min(4, known.relevance + weight), 3);
  };
  for (const entity of entities) {
    const { itemId, type, standardForm } = entity;
    if (!itemId && type !== 'food') continue;
    for (const mention of listOwn(entity)) add(standardForm, mention, 0.4);
  }
  if (language !== 'en') return [...drafts.values()];
  const named = new Set(entities.flatMap(({ mentions }) => mentions.flatMap((m) => m.tokenIds)));
  for (const token of paragraphs.flatMap(({ sentences }) => sentences.flatMap((s) => s.tokens))) {
    if (isNoun(token) && !named.has(token.id)) {
      add(token.lemma ?? token.text, { text: token.text, tokenIds: [token.id] }, 0.2);
    }
  }
  return [...drafts.values()];
}

function isNoun({ pos, text }: Token): boolean {
  return pos === 'NOUN' && text.length > 2;
}
