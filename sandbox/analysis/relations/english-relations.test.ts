import { describe, expect, it } from 'vitest';
import { tagWords } from '../../../testing/tag-words';
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
    ['adjectives before a noun', 'new/ADJ red/ADJ cars/NOUN/car', ['new(car)', 'red(car)']],
    ['a compound', 'A/DET good/ADJ trade/NOUN show/NOUN', ['good(trade show)']],
    [
      'a date behind a noun',
      'We/PRON had/VERB/have good/ADJ coffee/NOUN Monday/PROPN',
      ['have(we,coffee)', 'good(coffee)'],
    ],
    ['a date of two words', 'next/ADJ Monday/PROPN evening/NOUN', ['next(Monday evening)']],
    ['a date as object', 'They/PRON open/VERB Monday/PROPN evening/NOUN', ['open(they)']],
    [
      'words before an object',
      'She/PRON ate/VERB/eat not/PART quite/ADV all/DET two/NUM cold/ADJ soups/NOUN/soup',
      ['eat(she,soup)', 'cold(soup)'],
    ],
    [
      'a pronoun before an object',
      'They/PRON gave/VERB/give us/PRON/we tickets/NOUN/ticket',
      ['give(they,we)'],
    ],
    [
      'an owner before an object',
      'They/PRON visit/VERB their/PRON parents/NOUN/parent',
      ['visit(they,parent)'],
    ],
    [
      'an owner before an adjective',
      'They/PRON sold/VERB/sell their/PRON old/ADJ cars/NOUN/car',
      ['sell(they,car)', 'old(car)'],
    ],
    ['an owner without a noun', 'They/PRON like/VERB this/PRON better/ADV', ['like(they,this)']],
    ['an action without a subject', 'Avoid/VERB this/DET hotel/NOUN', ['avoid(hotel)']],
    ['a verb alone', 'Closed/VERB/close ./PUNCT', []],
    ['an adjective alone', 'Is/AUX/be open/ADJ ?/PUNCT', []],
    ['an adjective without "be"', 'The/DET man/NOUN never/ADV rude/ADJ', []],
    [
      'an adjective behind "never" and "be"',
      'He/PRON never/ADV was/AUX/be rude/ADJ',
      ['rude-not(he)'],
    ],
    [
      'a negated linking verb',
      'She/PRON does/AUX/do not/PART look/VERB so/ADV happy/ADJ',
      ['look-not(she)', 'happy-not(she)'],
    ],
    [
      'a participle behind a linking verb',
      'He/PRON felt/VERB/feel cheated/VERB/cheat',
      ['feel(he)'],
    ],
    ['an adjective behind another verb', 'He/PRON arrived/VERB/arrive late/ADJ', ['arrive(he)']],
    [
      'a noun that looks like a linking verb',
      'The/DET look/NOUN is/AUX/be good/ADJ',
      ['good(look)'],
    ],
    [
      'a second action with the modal verb of the first one',
      'He/PRON can/AUX cook/VERB and/CCONJ bake/VERB bread/NOUN',
      ['can cook(he)', 'can bake(he,bread)'],
    ],
    [
      'a second action that is not negated',
      'He/PRON did/AUX/do not/PART cook/VERB but/CCONJ ate/VERB/eat',
      ['cook-not(he)', 'eat(he)'],
    ],
    [
      'a second action that alone is negated',
      'He/PRON cooks/VERB/cook and/CCONJ never/ADV cleans/VERB/clean',
      ['cook(he)', 'clean-not(he)'],
    ],
    ['a conjunction at the beginning', 'And/CCONJ buy/VERB bread/NOUN', ['buy(bread)']],
    ['a question', 'Will/AUX the/DET bar/NOUN open/VERB ?/PUNCT', ['will open(bar)']],
    [
      'a question behind a comma',
      'Yes/INTJ ,/PUNCT can/AUX we/PRON go/VERB ?/PUNCT',
      ['can go(we)'],
    ],
    ['no question', 'Come/VERB when/SCONJ you/PRON can/AUX we/PRON said/VERB/say', ['say(we)']],
    ['a name before a pronoun', 'In/ADP Berlin/PROPN we/PRON ate/VERB/eat', ['eat(we)']],
    ['a subject of two words', 'Tim/PROPN Cook/PROPN left/VERB/leave', ['leave(Tim Cook)']],
    [
      'a date behind the subject',
      'The/DET bar/NOUN Monday/PROPN evening/NOUN closed/VERB/close',
      ['close(bar)'],
    ],
    [
      'a date before the subject',
      'On/ADP Monday/PROPN Macron/PROPN left/VERB/leave',
      ['leave(Emmanuel Macron)'],
    ],
    [
      'a number behind the subject',
      'Invoice/NOUN 4711/NUM arrived/VERB/arrive',
      ['arrive(invoice)'],
    ],
    [
      'the pronoun "one" with its adjective',
      'The/DET new/ADJ one/NUM is/AUX/be slow/ADJ',
      ['new(one)', 'slow(one)'],
    ],
    ['a number as subject', 'Now/ADV 20/NUM left/VERB/leave', []],
    ['a relative pronoun as subject', 'Who/PRON called/VERB/call ?/PUNCT', ['call(who)']],
    ['a relative clause', 'The/DET man/NOUN who/PRON called/VERB/call', ['call(man)']],
    [
      'a place behind the subject',
      'The/DET food/NOUN in/ADP the/DET big/ADJ old/ADJ town/NOUN was/AUX/be good/ADJ',
      ['big(town)', 'old(town)', 'good(food)'],
    ],
    [
      'a place with an owner behind the subject',
      'The/DET food/NOUN in/ADP my/PRON town/NOUN was/AUX/be good/ADJ',
      ['good(food)'],
    ],
    [
      'a pronoun behind the subject',
      'The/DET man/NOUN near/ADP him/PRON/he laughed/VERB/laugh',
      ['laugh(man)'],
    ],
    [
      'four phrases behind the subject',
      'Cafes/NOUN/cafe by/ADP bridges/NOUN across/ADP rivers/NOUN in/ADP cities/NOUN of/ADP France/PROPN open/VERB',
      ['open(cafe)'],
    ],
    [
      'too many phrases behind the subject',
      'Owners/NOUN of/ADP cafes/NOUN by/ADP bridges/NOUN across/ADP rivers/NOUN in/ADP cities/NOUN of/ADP France/PROPN cook/VERB',
      [],
    ],
  ])('reads %s', (_, sentence, relations) => {
    expect(find(sentence).map(({ draft }) => draft.textRepr)).toEqual(relations);
  });
});
