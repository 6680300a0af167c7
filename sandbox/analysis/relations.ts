import { findCzechRelations } from './czech-relations';
import { findEnglishRelations } from './english-relations';
import type { FoundEntity, Paragraph, Sentence } from './model';
import { findOwners } from './relation';
import type { FoundRelation, Owners, RelationDraft } from './relation';
import { countIds } from './segment';

type Finder = (sentence: Sentence, owners: Owners) => RelationDraft[];

/** The languages with relations. */
const FINDERS: Record<string, Finder> = { en: findEnglishRelations, cs: findCzechRelations };

/** Finds attributes and actions, sentence by sentence, from the order and the forms of words. */
export function findRelations(
  paragraphs: Paragraph[],
  entities: FoundEntity[],
  language: string,
): FoundRelation[] {
  const find = Object.hasOwn(FINDERS, language) ? FINDERS[language] : undefined;
  if (!find) return [];
  const nextId = countIds('r');
  const owners = findOwners(entities);
  return paragraphs
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) =>
      find(sentence, owners).map(({ draft, tokenIds }) => ({
        relation: { id: nextId(), ...draft },
        sentence,
        tokenIds,
      })),
    );
}
