import { round } from './entities';
import type { FoundEntity, Paragraph, TagDraft, TagPlace } from './model';
import { findNouns } from './nouns';
import { listOwnMentions } from './own-mentions';

/** Recorded values lie between 2.7 and 4. */
const LEAST = 2.5;
const MOST = 4;
const OF_NAME = 0.4;
const OF_NOUN = 0.2;

/** Outside media, tags are the names and nouns of the text, scored by how often they occur. */
export function toBaseTags(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
): TagDraft[] {
  const drafts = new Map<string, TagDraft>();
  const add = (stdForm: string, places: TagPlace[], weight: number): void => {
    const relevance = round(Math.min(MOST, LEAST + weight * places.length), 3);
    const known = drafts.get(stdForm);
    if (known) {
      for (const place of places) known.places.push(place);
      known.relevance = round(Math.min(MOST, known.relevance + relevance - LEAST), 3);
    } else drafts.set(stdForm, { stdForm, type: 'base', relevance, places });
  };
  for (const entity of entities) {
    const { itemId, type, standardForm } = entity;
    const mentions = listOwnMentions(entity);
    if ((itemId || type === 'food') && mentions.length > 0) add(standardForm, mentions, OF_NAME);
  }
  for (const [name, places] of listNouns(paragraphs, entities, language)) {
    add(name, places, OF_NOUN);
  }
  return [...drafts.values()];
}

/** Nouns that belong to no entity, with their places, in the order of the text. */
export function listNouns(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
): Map<string, TagPlace[]> {
  const named = new Set(
    entities.flatMap((entity) => listOwnMentions(entity).flatMap(({ tokenIds }) => tokenIds)),
  );
  const nouns = new Map<string, TagPlace[]>();
  for (const { text, sentences } of paragraphs) {
    for (const { name, tokens } of sentences.flatMap((one) => findNouns(one, language, named))) {
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
