import { expect, it } from 'vitest';
import { call, openSandbox } from '../../../testing/open-sandbox';

const { sandbox } = await openSandbox();

async function find(text: string, language: 'cs' | 'en'): Promise<string[]> {
  const request = { text, language, domain: 'media', referenceDate: '2024-10-14' };
  const { body } = await call(sandbox, 'POST /v3/relations', request);
  const { relations = [] } = body as { relations?: { textRepr: string }[] };
  return relations.map(({ textRepr }) => textRepr);
}

it.each([
  ['Snídaně byla výborná.', ['výborný(snídaně)']],
  ['Obsluha pomalá a protivná.', ['pomalý(obsluha)', 'protivný(obsluha)']],
  ['Jídlo v restauraci nebylo dobré.', ['dobrý-not(jídlo)']],
  ['Nejhodnotnější výkon podal brankář.', ['hodnotný(výkon)', 'podat(výkon,brankář)']],
  ['Nejlepší film.', ['dobrý(film)']],
  ['Každý den cvičím.', ['každý(den)']],
  ['Nová známka se prodává v centru Kyjeva.', ['nový(známka)', 'prodávat(známka)']],
  ['Lidé si nevážili jídla.', ['vážit si-not(člověk,jídlo)']],
  ['Vláda schválila nový rozpočet.', ['schválit(vláda,rozpočet)', 'nový(rozpočet)']],
  ['Prezident Macron navštívil Prahu.', ['navštívit(Emmanuel Macron,Praha)']],
  ['Kniha má úvod a popisuje dějiny.', ['mít(kniha,úvod)', 'popisovat(kniha,dějiny)']],
  ['Včera pršelo.', []],
])('findCzechRelations() of "%s" gives %j', async (text, relations) => {
  expect(await find(text, 'cs')).toEqual(relations);
});

it.each([
  ['The trip to London was amazing.', ['amazing(trip)']],
  ['The man on the phone in the shop was rude.', ['rude(man)']],
  ['In London the food was good.', ['good(food)']],
  ['We return next year.', ['return(we)', 'next(year)']],
  ['Thanks for the quick help yesterday.', ['quick(help)']],
  ['Tim Cook presented the new iPhone.', ['present(Tim Cook,iPhone)', 'new(iPhone)']],
  ['The shoes are beautiful but too small.', ['beautiful(shoe)', 'small(shoe)']],
  ['The doctor listened and explained the plan.', ['listen(doctor)', 'explain(doctor,plan)']],
  ['Can we move the meeting?', ['can move(we,meeting)']],
  ['The case feels cheap.', ['feel(case)', 'cheap(case)']],
  ['The new one is not slow.', ['new(one)', 'slow-not(one)']],
  ['The best hotels are cheaper.', ['good(hotel)', 'cheap(hotel)']],
  ['I met the girl who speaks Dutch.', ['meet(i,girl)', 'speak(girl,Dutch)']],
  ['The book has pages and describes a town.', ['have(book,page)', 'describe(book,town)']],
  ['Invoice 4711 says 1,250 euros.', ['say(invoice,euro)']],
  ['They ignored us.', ['ignore(they,we)']],
])('findEnglishRelations() of "%s" gives %j', async (text, relations) => {
  expect(await find(text, 'en')).toEqual(relations);
});
