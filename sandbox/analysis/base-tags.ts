import { round } from './entities';
import type { FoundEntity, Paragraph, TagDraft, TagPlace, Token } from './model';
import { listOwnMentions } from './own-mentions';

/** Outside media, tags are the names and nouns of the text, scored by how often they stand there. */
export function toBaseTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
): TagDraft[] {
  const drafts = new Map<string, TagDraft>();
  const add = (stdForm: string, place: TagPlace, weight: number): void => {
    const known = drafts.get(stdForm) ?? { stdForm, type: 'base', relevance: 2.5, places: [] };
    drafts.set(stdForm, known);
    known.places.push(place);
    known.relevance = round(Math.min(4, known.relevance + weight), 3);
  };
  for (const entity of entities) {
    const { itemId, type, standardForm } = entity;
    if (!itemId && type !== 'food') continue;
    for (const mention of listOwnMentions(entity)) add(standardForm, mention, 0.4);
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
