import { expect, it } from 'vitest';
import { call, openSandbox } from '../../../testing/open-sandbox';

const { sandbox } = await openSandbox();

async function find(text: string): Promise<string[]> {
  const request = { text, language: 'cs', domain: 'media' };
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
  expect(await find(text)).toEqual(relations);
});
