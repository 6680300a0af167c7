import { hasGkbId, items } from '../../data/items';
import { round } from '../entities/entities';
import { listOwnMentions } from '../model';
import type { FoundEntity, Paragraph, TagDraft, TagPlace } from '../model';
import { findNouns } from './nouns';

/** Recorded values lie between 2.5 and 4 (tests/contract/recordings.yaml). */
const LEAST_BASE = 2.5;
const MOST_BASE = 4;
const BASE_OF_NAME = 0.4;
const BASE_OF_NOUN = 0.2;

/** With so many known names, other words are no tags. */
const ENOUGH_NAMES = 3;

/** A phrase that occurs so often says something about a text; a single noun never does. */
const LEAST_PLACES = 2;
const MEDIA_OF_NOUN = 0.2;

/** Outside media, tags are the names and nouns of the text, scored by how often they occur. */
export function listBaseTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
): TagDraft[] {
  const drafts = new Map<string, TagDraft>();
  const add = (stdForm: string, places: TagPlace[], weight: number): void => {
    const relevance = round(Math.min(MOST_BASE, LEAST_BASE + weight * places.length), 3);
    const draft = drafts.get(stdForm);
    if (draft) {
      for (const mention of places) draft.places.push(mention);
      draft.relevance = round(Math.min(MOST_BASE, draft.relevance + relevance - LEAST_BASE), 3);
    } else drafts.set(stdForm, { stdForm, type: 'base', relevance, places });
  };
  for (const entity of entities) {
    const { itemId, type, standardForm } = entity;
    const mentions = listOwnMentions(entity);
    if ((itemId || type === 'food') && mentions.length > 0)
      add(standardForm, mentions, BASE_OF_NAME);
  }
  for (const [name, places] of listNouns(paragraphs, entities, language)) {
    add(name, places, BASE_OF_NOUN);
  }
  return [...drafts.values()];
}

/** Nouns that belong to no entity, with their places, in the order of the text. */
function listNouns(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
): Map<string, TagPlace[]> {
  const named = new Set(
    entities.flatMap((entity) => listOwnMentions(entity).flatMap(({ tokenIds }) => tokenIds)),
  );
  const nouns = new Map<string, TagPlace[]>();
  for (const { text, sentences } of paragraphs) {
    for (const { name, tokens } of sentences.flatMap((sentence) =>
      findNouns(sentence, language, named),
    )) {
      const [first, last] = [tokens[0], tokens.at(-1)];
      if (!first || !last) continue;
      const places = nouns.get(name) ?? [];
      nouns.set(name, places);
      places.push({
        text: text.slice(first.start, last.end),
        tokenIds: tokens.map(({ id }) => id),
      });
    }
  }
  return nouns;
}

/** Each item of the knowledge base that the text itself names is a tag. */
export function listMediaTags(entities: FoundEntity[]): TagDraft[] {
  return entities.flatMap((entity): TagDraft[] => {
    const item = items.get(entity.itemId ?? '');
    if (!item || entity.derivedOnly) return [];
    const { relevance, standardForm } = entity;
    const feats = { ...(item.wikidata && { wikidataId: item.wikidata }), gkbEntityType: item.type };
    const places = listOwnMentions(entity);
    const id = hasGkbId(item.id) && { gkbId: item.id };
    return [{ ...id, stdForm: standardForm, type: 'media', relevance, feats, places }];
  });
}

/** Phrases of nouns that a text repeats, as tags without an ID. Words of other tags are left out. */
export function listPhraseTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  others: TagDraft[],
): TagDraft[] {
  if (others.filter(({ type }) => type === 'media').length >= ENOUGH_NAMES) return [];
  const taken = new Set(others.flatMap(({ places }) => places.flatMap(({ tokenIds }) => tokenIds)));
  return [...listNouns(paragraphs, entities, language)].flatMap(([stdForm, all]) => {
    const places = all.filter(({ tokenIds }) => !tokenIds.some((id) => taken.has(id)));
    if (!stdForm.includes(' ') || places.length < LEAST_PLACES) return [];
    const relevance = round(50 * (1 - (1 - MEDIA_OF_NOUN) ** places.length), 1);
    return [{ stdForm, type: 'media', relevance, places }];
  });
}
