import { describe, expect, it } from 'vitest';
import type { FoundEntity } from '../model';
import { segment } from '../text/segment';
import { findCzechRelations } from './czech-relations';

const ENTITY = { relevance: 10, mentions: [] };
const MACRON: FoundEntity = {
  ...{ id: 'e0', standardForm: 'Emmanuel Macron', type: 'person' },
  ...ENTITY,
};
const SUNDAY: FoundEntity = { id: 'e1', standardForm: 'XXXX-WXX-7', type: 'date', ...ENTITY };
const PRAGUE: FoundEntity = { id: 'e2', standardForm: 'Praha', type: 'location', ...ENTITY };
const OWNERS: Record<string, FoundEntity> = { Macron: MACRON, neděli: SUNDAY, Praze: PRAGUE };

const VERY = 'velmi ';

async function find(text: string): Promise<ReturnType<typeof findCzechRelations>> {
  const [paragraph] = await segment([{ type: 'BODY', text }], 'cs');
  const tokens = paragraph?.sentences[0]?.tokens ?? [];
  const owners = new Map(
    tokens.flatMap(({ id, text: word }) => {
      const owner = Object.hasOwn(OWNERS, word) ? OWNERS[word] : undefined;
      return owner ? [[id, owner] as const] : [];
    }),
  );
  return findCzechRelations({ id: 's0', tokens }, owners);
}

describe('findCzechRelations()', () => {
  it('names the words of an attribute, and its negation', async () => {
    expect(await find('Jídlo nebylo dobré.')).toEqual([
      {
        draft: {
          name: 'dobrý',
          textRepr: 'dobrý-not(jídlo)',
          type: 'ATTR',
          args: [{ type: 'SUBJECT', name: 'jídlo' }],
          feats: { negated: 'true', modality: '' },
        },
        tokenIds: ['w2', 'w1'],
      },
    ]);
    expect(await find('Dobré jídlo.')).toEqual([
      {
        draft: {
          name: 'dobrý',
          textRepr: 'dobrý(jídlo)',
          type: 'ATTR',
          args: [{ type: 'SUBJECT', name: 'jídlo' }],
          feats: { negated: 'false', modality: '' },
        },
        tokenIds: ['w0'],
      },
    ]);
  });

  it('names the words of a negated action, also its reflexive word', async () => {
    expect(await find('Lidé si nevážili jídla.')).toEqual([
      {
        draft: {
          name: 'vážit si',
          textRepr: 'vážit si-not(člověk,jídlo)',
          type: 'VERB',
          args: [
            { type: 'SUBJECT', name: 'člověk' },
            { type: 'OBJECT', name: 'jídlo' },
          ],
          feats: { negated: 'true', modality: '' },
        },
        tokenIds: ['w2', 'w1'],
      },
    ]);
  });

  it('names the entity rather than the office before its name', async () => {
    expect(await find('Prezident Macron chválil rozpočet.')).toEqual([
      {
        draft: {
          name: 'chválit',
          textRepr: 'chválit(Emmanuel Macron,rozpočet)',
          type: 'VERB',
          args: [
            { type: 'SUBJECT', name: 'Emmanuel Macron', entityId: 'e0' },
            { type: 'OBJECT', name: 'rozpočet' },
          ],
          feats: { negated: 'false', modality: '' },
        },
        tokenIds: ['w2'],
      },
    ]);
  });

  it.each([
    ['adjectives before a noun', 'Malá nová kavárna.', ['malý(kavárna)', 'nový(kavárna)']],
    [
      'adjectives behind "be"',
      'Kavárna byla zbytečně drahá a malá.',
      ['drahý(kavárna)', 'malý(kavárna)'],
    ],
    [
      'an adjective behind another subject',
      'Hotel nebyl drahý, obsluha milá.',
      ['drahý-not(hotel)', 'milý(obsluha)'],
    ],
    ['a subject with a genitive', 'Ministr vlády jednal.', ['jednat(ministr)']],
    [
      'a subject before a place',
      'Lampa v malém novém divadle svítila.',
      ['malý(divadlo)', 'nový(divadlo)', 'svítit(lampa)'],
    ],
    ['a place without a subject', 'V divadle tancovali.', []],
    [
      'a date behind the subject',
      'Vláda v neděli schválila rozpočet.',
      ['schválit(vláda,rozpočet)'],
    ],
    ['a date alone', 'V neděli pršelo.', []],
    ['a date before the object', 'Obchod prodává neděli obrazy.', ['prodávat(obchod,obraz)']],
    ['an object behind a place', 'Vláda schválila v Praze rozpočet.', ['schválit(vláda,rozpočet)']],
    [
      'an object behind a place with a genitive',
      'Vláda schválila v sídle ministerstva rozpočet.',
      ['schválit(vláda,rozpočet)'],
    ],
    [
      'an object behind a date and a place',
      'Vláda schválila v neděli v Praze rozpočet.',
      ['schválit(vláda,rozpočet)'],
    ],
    [
      'an object behind a place with an adjective',
      'Firma koupila v nové Praze dům.',
      ['koupit(firma,dům)', 'nový(Praha)'],
    ],
    ['an adjective at the end of a title', 'Hotel byl čistý', ['čistý(hotel)']],
    ['an unfinished sentence', 'Vláda jednala o', ['jednat(vláda)']],
    ['a place at the end', 'Vláda jednala v Praze.', ['jednat(vláda)']],
    [
      'a comma before the object',
      'Kniha popisuje, obchod prodává.',
      ['popisovat(kniha)', 'prodávat(obchod)'],
    ],
    ['two verbs with one object', 'Autor čte a píše knihy.', ['číst(autor)', 'psát(autor,kniha)']],
    [
      'two verbs with their objects',
      'Kniha má úvod a popisuje dějiny.',
      ['mít(kniha,úvod)', 'popisovat(kniha,dějiny)'],
    ],
    [
      'two verbs with their subjects',
      'Kniha má úvod a obchod prodává obrazy.',
      ['mít(kniha,úvod)', 'prodávat(obchod,obraz)'],
    ],
    ['a verb of the weather behind a comma', 'Obchod otevřel, ale pršelo.', ['otevřít(obchod)']],
    ['a conjunction at the beginning', 'A popisuje dějiny.', ['popisovat(dějiny)']],
    ['a verb alone', 'Pršelo.', []],
    [
      'a subject and an object that are eight words away',
      `Vláda ${VERY.repeat(7)}chválila ${VERY.repeat(7)}rozpočet.`,
      ['chválit(vláda,rozpočet)'],
    ],
    [
      'no subject and no object that are nine words away',
      `Vláda ${VERY.repeat(8)}chválila ${VERY.repeat(8)}rozpočet.`,
      [],
    ],
    ['"be" that is eight words away', `Hotel byl ${VERY.repeat(7)}čistý.`, ['čistý(hotel)']],
    ['no "be" that is nine words away', `Hotel byl ${VERY.repeat(8)}čistý.`, []],
    [
      'a first verb that is eight words away',
      `Kniha má ${VERY.repeat(6)}a popisuje.`,
      ['mít(kniha)', 'popisovat(kniha)'],
    ],
    [
      'no first verb that is nine words away',
      `Kniha má ${VERY.repeat(7)}a popisuje.`,
      ['mít(kniha)'],
    ],
    ['eight genitives', `Ministr ${'vlády '.repeat(8)}jednal.`, ['jednat(ministr)']],
    ['nine genitives', `Ministr ${'vlády '.repeat(9)}jednal.`, ['jednat(vláda)']],
  ])('reads %s', async (_, sentence, relations) => {
    expect((await find(sentence)).map(({ draft }) => draft.textRepr)).toEqual(relations);
  });
});
