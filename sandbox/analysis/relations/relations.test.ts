import { expect, it } from 'vitest';
import { call, openSandbox } from '../../../testing/open-sandbox';

const { sandbox } = await openSandbox();

async function find(text: string): Promise<string[]> {
  const request = { text, language: 'en', domain: 'media', referenceDate: '2024-10-14' };
  const { body } = await call(sandbox, 'POST /v3/relations', request);
  const { relations = [] } = body as { relations?: { textRepr: string }[] };
  return relations.map(({ textRepr }) => textRepr);
}

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
  expect(await find(text)).toEqual(relations);
});
