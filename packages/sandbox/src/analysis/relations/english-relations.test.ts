import { describe, expect, it } from 'vitest';
import { tagWords } from '../../testing/tag-words';
import type { FoundEntity, Token } from '../model';
import { findEnglishRelations } from './english-relations';

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

  it.each([
    ['new/ADJ red/ADJ cars/NOUN/car', ['new(car)', 'red(car)']],
    ['A/DET good/ADJ trade/NOUN show/NOUN', ['good(trade show)']],
    [
      'We/PRON had/VERB/have good/ADJ coffee/NOUN Monday/PROPN',
      ['have(we,coffee)', 'good(coffee)'],
    ],
    ['next/ADJ Monday/PROPN evening/NOUN', ['next(Monday evening)']],
    ['They/PRON open/VERB Monday/PROPN evening/NOUN', ['open(they)']],
    [
      'She/PRON ate/VERB/eat not/PART quite/ADV all/DET two/NUM cold/ADJ soups/NOUN/soup',
      ['eat(she,soup)', 'cold(soup)'],
    ],
    ['They/PRON gave/VERB/give us/PRON/we tickets/NOUN/ticket', ['give(they,we)']],
    ['They/PRON visit/VERB their/PRON parents/NOUN/parent', ['visit(they,parent)']],
    ['They/PRON sold/VERB/sell their/PRON old/ADJ cars/NOUN/car', ['sell(they,car)', 'old(car)']],
    ['They/PRON like/VERB this/PRON better/ADV', ['like(they,this)']],
    ['Avoid/VERB this/DET hotel/NOUN', ['avoid(hotel)']],
    ['Closed/VERB/close ./PUNCT', []],
    ['Is/AUX/be open/ADJ ?/PUNCT', []],
    ['The/DET man/NOUN never/ADV rude/ADJ', []],
    ['He/PRON never/ADV was/AUX/be rude/ADJ', ['rude-not(he)']],
    [
      'She/PRON does/AUX/do not/PART look/VERB so/ADV happy/ADJ',
      ['look-not(she)', 'happy-not(she)'],
    ],
    ['He/PRON felt/VERB/feel cheated/VERB/cheat', ['feel(he)']],
    ['He/PRON arrived/VERB/arrive late/ADJ', ['arrive(he)']],
    ['The/DET look/NOUN is/AUX/be good/ADJ', ['good(look)']],
    [
      'He/PRON can/AUX cook/VERB and/CCONJ bake/VERB bread/NOUN',
      ['can cook(he)', 'can bake(he,bread)'],
    ],
    ['He/PRON did/AUX/do not/PART cook/VERB but/CCONJ ate/VERB/eat', ['cook-not(he)', 'eat(he)']],
    [
      'He/PRON cooks/VERB/cook and/CCONJ never/ADV cleans/VERB/clean',
      ['cook(he)', 'clean-not(he)'],
    ],
    ['And/CCONJ buy/VERB bread/NOUN', ['buy(bread)']],
    ['Will/AUX the/DET bar/NOUN open/VERB ?/PUNCT', ['will open(bar)']],
    ['Yes/INTJ ,/PUNCT can/AUX we/PRON go/VERB ?/PUNCT', ['can go(we)']],
    ['Come/VERB when/SCONJ you/PRON can/AUX we/PRON said/VERB/say', ['say(we)']],
    ['In/ADP Berlin/PROPN we/PRON ate/VERB/eat', ['eat(we)']],
    ['Tim/PROPN Cook/PROPN left/VERB/leave', ['leave(Tim Cook)']],
    ['The/DET bar/NOUN Monday/PROPN evening/NOUN closed/VERB/close', ['close(bar)']],
    ['On/ADP Monday/PROPN Macron/PROPN left/VERB/leave', ['leave(Emmanuel Macron)']],
    ['Invoice/NOUN 4711/NUM arrived/VERB/arrive', ['arrive(invoice)']],
    ['The/DET new/ADJ one/NUM is/AUX/be slow/ADJ', ['new(one)', 'slow(one)']],
    ['Now/ADV 20/NUM left/VERB/leave', []],
    ['Who/PRON called/VERB/call ?/PUNCT', ['call(who)']],
    ['The/DET man/NOUN who/PRON called/VERB/call', ['call(man)']],
    [
      'The/DET food/NOUN in/ADP the/DET big/ADJ old/ADJ town/NOUN was/AUX/be good/ADJ',
      ['big(town)', 'old(town)', 'good(food)'],
    ],
    ['The/DET food/NOUN in/ADP my/PRON town/NOUN was/AUX/be good/ADJ', ['good(food)']],
    ['The/DET man/NOUN near/ADP him/PRON/he laughed/VERB/laugh', ['laugh(man)']],
    [
      'Cafes/NOUN/cafe by/ADP bridges/NOUN across/ADP rivers/NOUN in/ADP cities/NOUN of/ADP France/PROPN open/VERB',
      ['open(cafe)'],
    ],
    [
      'Owners/NOUN of/ADP cafes/NOUN by/ADP bridges/NOUN across/ADP rivers/NOUN in/ADP cities/NOUN of/ADP France/PROPN cook/VERB',
      [],
    ],
  ])('reads "%s" as %j', (sentence, relations) => {
    expect(find(sentence).map(({ draft }) => draft.textRepr)).toEqual(relations);
  });
});
