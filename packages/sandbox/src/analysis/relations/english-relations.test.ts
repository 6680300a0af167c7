import { describe, expect, it } from 'vitest';
import { tagWords } from '../../testing/tag-words';
import type { FoundEntity, Token } from '../model';
import { findEnglishRelations } from './english-relations';
import cases from './english-relations.cases.json';

const ENTITY = { relevance: 10, mentions: [] };
const MACRON: FoundEntity = {
  ...{ id: 'e0', standardForm: 'Emmanuel Macron', type: 'person' },
  ...ENTITY,
};
const MONDAY: FoundEntity = { id: 'e1', standardForm: 'XXXX-WXX-1', type: 'date', ...ENTITY };

/** Entities of the words "Macron", "Monday", and "evening". */
function findOwner({ text }: Token): FoundEntity | undefined {
  if (text === 'Macron') return MACRON;
  return /^(?:Monday|evening)$/.test(text) ? MONDAY : undefined;
}

function find(sentence: string): ReturnType<typeof findEnglishRelations> {
  const tokens = tagWords(sentence);
  const owners = new Map(
    tokens.flatMap((token) => {
      const owner = findOwner(token);
      return owner ? [[token.id, owner] as const] : [];
    }),
  );
  return findEnglishRelations({ id: 's0', tokens }, owners);
}

describe('findEnglishRelations()', () => {
  it('names the words of a negated action, and the entity of its subject', () => {
    expect(find('Macron/PROPN must/AUX not/PART visit/VERB new/ADJ fairs/NOUN/fair')).toEqual([
      {
        draft: {
          name: 'visit',
          textRepr: 'must visit-not(Emmanuel Macron,fair)',
          type: 'VERB',
          args: [
            { type: 'SUBJECT', name: 'Emmanuel Macron', entityId: 'e0' },
            { type: 'OBJECT', name: 'fair' },
          ],
          feats: { negated: 'true', modality: 'must' },
        },
        tokenIds: ['w3', 'w1', 'w2'],
      },
      {
        draft: {
          name: 'new',
          textRepr: 'new(fair)',
          type: 'ATTR',
          args: [{ type: 'SUBJECT', name: 'fair' }],
          feats: { negated: 'false', modality: '' },
        },
        tokenIds: ['w4'],
      },
    ]);
  });

  it('names the words of a negated attribute', () => {
    expect(find('The/DET soup/NOUN could/AUX never/ADV be/AUX good/ADJ')).toEqual([
      {
        draft: {
          name: 'good',
          textRepr: 'could good-not(soup)',
          type: 'ATTR',
          args: [{ type: 'SUBJECT', name: 'soup' }],
          feats: { negated: 'true', modality: 'could' },
        },
        tokenIds: ['w5', 'w2', 'w3', 'w4'],
      },
    ]);
  });

  it.each(cases as [string, string[]][])('reads "%s" as %j', (sentence, relations) => {
    expect(find(sentence).map(({ draft }) => draft.textRepr)).toEqual(relations);
  });
});
