import { describe, expect, it } from 'vitest';
import { readCzech } from './czech';
import { segment } from '../text/segment';

async function read(text: string): Promise<string[]> {
  const [paragraph] = await segment([{ type: 'BODY', text }], 'cs');
  return readCzech(paragraph?.sentences[0]?.tokens ?? []).map(
    ({ kind, lemma, isNegated }) => `${kind} ${lemma}${isNegated ? ' not' : ''}`,
  );
}

describe('readCzech()', () => {
  it.each([
    ['krásnějších domů', ['adjective krásný', 'noun dům']],
    ['rychlou čítárnu', ['adjective rychlý', 'noun čítárna']],
    ['dobří herci', ['adjective dobrý', 'noun herec']],
    ['rychlejší vlaky', ['adjective rychlý', 'noun vlak']],
    ['nefunguje', ['verb fungovat not']],
    ['evakuovali lidi', ['verb evakuovat', 'noun člověk']],
    ['nemocnice čeká', ['noun nemocnice', 'verb čekat']],
    ['v hotelu', ['preposition v', 'noun hotel']],
    ['systém a problém', ['noun systém', 'conjunction a', 'noun problém']],
  ])('takes "%s" for %j', async (text, words) => {
    expect(await read(text)).toEqual(words);
  });

  it('reads a sentence once for tags and for relations', async () => {
    const [paragraph] = await segment([{ type: 'BODY', text: 'Vlak stojí.' }], 'cs');
    const tokens = paragraph?.sentences[0]?.tokens ?? [];
    expect(readCzech(tokens, () => false)).toBe(readCzech(tokens));
    expect(readCzech(tokens, () => true)).not.toBe(readCzech(tokens));
  });
});
