import { items } from '../data/items';
import { listNouns } from './base-tags';
import { round } from './entities';
import type { FoundEntity, Paragraph, TagDraft } from './model';
import { listOwnMentions } from './own-mentions';

/** Each item of the knowledge base that the text itself names is a tag. */
export function toMediaTags(entities: FoundEntity[]): TagDraft[] {
  return entities.flatMap(toMediaTag);
}

function toMediaTag(entity: FoundEntity): TagDraft[] {
  const item = items.get(entity.itemId ?? '');
  if (!item || entity.derivedOnly) return [];
  const { relevance, standardForm } = entity;
  const feats = { ...(item.wikidata && { wikidataId: item.wikidata }), gkbEntityType: item.type };
  const places = listOwnMentions(entity);
  return [{ gkbId: item.id, stdForm: standardForm, type: 'media', relevance, feats, places }];
}

/** So few known names say too little about a text, and its nouns are added. */
const FEW = 3;
const OF_NOUN = 0.2;

/** Nouns of a text with few known names, as tags without an ID. Words of other tags are left out. */
export function toNounTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
  others: TagDraft[],
): TagDraft[] {
  if (others.filter(({ type }) => type === 'media').length >= FEW) return [];
  const taken = new Set(others.flatMap(({ places }) => places.flatMap(({ tokenIds }) => tokenIds)));
  return [...listNouns(paragraphs, entities, language)].flatMap(([stdForm, all]) => {
    const places = all.filter(({ tokenIds }) => !tokenIds.some((id) => taken.has(id)));
    if (places.length === 0) return [];
    const relevance = round(50 * (1 - (1 - OF_NOUN) ** places.length), 1);
    return [{ stdForm, type: 'media', relevance, places }];
  });
}
