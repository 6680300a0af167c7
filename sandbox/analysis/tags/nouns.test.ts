import { expect, it } from 'vitest';
import { findNouns } from './nouns';
import { segment } from '../text/segment';

it.each([
  ['The washing machine and the customer service', 'en', ['washing machine', 'customer service']],
  ['V novém divadle byly lampy.', 'cs', ['divadlo', 'lampa']],
  ['Das kleine Zimmer hat ein Fenster.', 'de', ['Zimmer', 'Fenster']],
  ['La soupe froide et le service', 'fr', ['soupe', 'service']],
  ['Het nieuwe station is open.', 'nl', ['station']],
  ['Det var en mycket trevlig sommar.', 'sv', ['sommar']],
  ['La tienda es bonita.', 'es', ['tienda']],
  ['Il mercato apre.', 'it', ['mercato']],
  ['Dobry koncert i pogoda', 'pl', ['koncert', 'pogoda']],
  ['Vlak opäť mešká.', 'sk', ['vlak']],
])('findNouns() of "%s" (%s) gives %j', async (text, language, names) => {
  const [paragraph] = await segment([{ type: 'BODY', text }], language);
  const nouns = paragraph?.sentences.flatMap((sentence) => findNouns(sentence, language));
  expect(nouns?.map(({ name }) => name)).toEqual(names);
});
