import { items } from '../data/items';
import type { FoundEntity, TagDraft } from './model';
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
