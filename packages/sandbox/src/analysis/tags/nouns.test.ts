import { expect, it } from 'vitest';
import { tagWords } from '../../testing/tag-words';
import { findNouns } from './nouns';
import { segment } from '../language/segment';

it.each([
  ['The washing machine and the customer service', 'en', ['washing machine', 'customer service']],
  ['V novém divadle byly lampy.', 'cs', ['divadlo', 'lampa']],
  ['Nový dům v ČR.', 'cs', ['dům']],
  ['Ministři rozhodli o úsporách lidí, Turek a Němcovou.', 'cs', ['ministr', 'člověk']],
  ['Dobry koncert i pogoda', 'pl', []],
])('findNouns() of "%s" (%s) gives %j', async (text, language, names) => {
  const [paragraph] = await segment([{ type: 'BODY', text }], language);
  const nouns = paragraph?.sentences.flatMap((sentence) => findNouns(sentence, language));
  expect(nouns?.map(({ name }) => name)).toEqual(names);
});

it.each([
  ['a compound of three words', 'car/NOUN door/NOUN locks/NOUN/lock', ['car door lock']],
  ['a longer one in parts', 'car/NOUN door/NOUN lock/NOUN key/NOUN', ['car door lock', 'key']],
  ['no words that say nothing', 'a/DET lot/NOUN of/ADP things/NOUN/thing', []],
  ['no words of two letters', 'an/DET ox/NOUN and/CCONJ a/DET cow/NOUN', ['cow']],
  ['no names', 'Prague/PROPN hotels/NOUN/hotel', ['hotel']],
])('findNouns() gives %s', (_, sentence, names) => {
  const nouns = findNouns({ id: 's0', tokens: tagWords(sentence) }, 'en');
  expect(nouns.map(({ name }) => name)).toEqual(names);
});

it('findNouns() leaves out words of entities, also inside a compound', async () => {
  const english = tagWords('customer/NOUN service/NOUN phone/NOUN');
  expect(findNouns({ id: 's0', tokens: english }, 'en', new Set(['w1']))).toEqual([
    { name: 'customer', tokens: english.slice(0, 1) },
    { name: 'phone', tokens: english.slice(2) },
  ]);
  const [paragraph] = await segment([{ type: 'BODY', text: 'Nové divadlo a lampa.' }], 'cs');
  const [czech] = paragraph?.sentences ?? [];
  const nouns = czech && findNouns(czech, 'cs', new Set(['w1']));
  expect(nouns?.map(({ name }) => name)).toEqual(['lampa']);
});
