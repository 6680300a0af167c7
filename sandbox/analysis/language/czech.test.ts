import { describe, expect, it } from 'vitest';
import { readCzech } from './czech';
import type { Token } from '../model';
import { segment } from '../text/segment';

async function tokenize(text: string): Promise<Token[]> {
  const [paragraph] = await segment([{ type: 'BODY', text }], 'cs');
  return paragraph?.sentences[0]?.tokens ?? [];
}

async function read(text: string): Promise<string[]> {
  return readCzech(await tokenize(text)).map(
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
    ['Snídaně byla výborná.', ['noun snídaně', 'copula být', 'adjective výborný', 'end .']],
    ['Pokoje nebyly čisté.', ['noun pokoj', 'copula být not', 'adjective čistý', 'end .']],
    ['Vlak není drahý', ['noun vlak', 'copula být not', 'adjective drahý']],
    ['Řidič se vrátil', ['noun řidič', 'other se', 'verb vrátit']],
    ['Včera koupil Novák byt', ['other včera', 'verb koupit', 'noun Novák', 'noun byt']],
    [
      'hlavní, volný (3,5)',
      ['adjective hlavní', 'end ,', 'adjective volný', 'end (', 'other 3,5', 'end )'],
    ],
    ['3D obraz – 5 hodin', ['other 3d', 'noun obraz', 'end –', 'other 5', 'noun hodina']],
    ['otevře novou čistírnu', ['verb otevřít', 'adjective nový', 'noun čistírna']],
    ['o krásném hradu', ['preposition o', 'adjective krásný', 'noun hrad']],
    ['v krásném sadě', ['preposition v', 'adjective krásný', 'noun sad']],
    ['v novém autokempu', ['preposition v', 'adjective nový', 'noun autokemp']],
    ['k dobrému sousedovi', ['preposition k', 'adjective dobrý', 'noun soused']],
    ['u nového kabaretu', ['preposition u', 'adjective nový', 'noun kabaret']],
    ['od problémového souseda', ['preposition od', 'adjective problémový', 'noun soused']],
    ['před novým seminářem', ['preposition před', 'adjective nový', 'noun seminář']],
    ['noví úředníci', ['adjective nový', 'noun úředník']],
    ['velcí sedláci', ['adjective velký', 'noun sedlák']],
    ['horkou čokoládou', ['adjective horký', 'noun čokoláda']],
    ['noví cizinci', ['adjective nový', 'noun cizinec']],
    ['noví kuchaři', ['adjective nový', 'noun kuchař']],
    ['nová přihláška', ['adjective nový', 'noun přihláška']],
    ['velcí herci', ['adjective velký', 'noun herec']],
    ['drazí přátelé', ['adjective drahý', 'noun přítel']],
    ['tiší lidé', ['adjective tichý', 'noun člověk']],
    ['staří přátelé', ['adjective starý', 'noun přítel']],
    ['příjemní lidé', ['adjective příjemný', 'noun člověk']],
    ['nejlepší snídaně', ['adjective dobrý', 'noun snídaně']],
    ['nejkrásnějšího hradu', ['adjective krásný', 'noun hrad']],
    ['autobusová linka', ['adjective autobusový', 'noun linka']],
    ['autobusovou linku', ['adjective autobusový', 'noun linka']],
    ['autobusovou loď', ['adjective autobusový', 'noun loď']],
    ['finanční krize', ['adjective finanční', 'noun krize']],
    ['finančním trhem', ['adjective finanční', 'noun trh']],
    ['k říčním stanicím', ['preposition k', 'adjective říční', 'noun stanice']],
    ['řešení krize', ['noun řešení', 'noun krize']],
    ['krém', ['noun krém']],
    ['zná cestu', ['verb znát', 'noun cesta']],
    ['Řeší problém', ['verb řešit', 'noun problém']],
    ['vláda jedná', ['noun vláda', 'verb jednat']],
    ['Prezident volá policii', ['noun prezident', 'verb volat', 'noun policie']],
    ['Často volá policii', ['other často', 'verb volat', 'noun policie']],
    ['Volá 112', ['verb volat', 'other 112']],
    ['Volá kvůli nehodě', ['verb volat', 'preposition kvůli', 'noun nehoda']],
    ['Volá několik lidí', ['verb volat', 'other několik', 'noun člověk']],
    ['kontrolujou auta', ['verb kontrolovat', 'noun auto']],
    ['nekontrolují auta', ['verb kontrolovat not', 'noun auto']],
    ['hledáme byt', ['verb hledat', 'noun byt']],
    ['neplatíme', ['verb platit not']],
    ['nenese', ['verb nést not']],
    ['nechal', ['verb nechat']],
    ['nenáviděla', ['verb nenávidět']],
    ['neschválila zákon', ['verb schválit not', 'noun zákon']],
    ['neslyšel', ['verb slyšet not']],
    ['nemluvili', ['verb mluvit not']],
    ['nebydlel', ['verb bydlet not']],
    ['Objednal si byt', ['verb objednat', 'other si', 'noun byt']],
    ['zaneprázdnil', ['verb zaneprázdnit']],
    ['telefonovali', ['verb telefonovat']],
    ['pronajímatel', ['noun pronajímatel']],
    ['pomohla', ['verb pomoci']],
    ['zapomenout', ['verb zapomenout']],
    ['bydlel', ['verb bydlet']],
    ['trpěli', ['verb trpět']],
    ['prominul', ['verb prominout']],
    ['rychle a hezky zpíval', ['other rychle', 'conjunction a', 'other hezky', 'verb zpívat']],
  ])('takes "%s" for %j', async (text, words) => {
    expect(await read(text)).toEqual(words);
  });

  it('takes what is named for a noun', async () => {
    const tokens = await tokenize('Nová volá starou poštu');
    const words = readCzech(tokens, ({ text }) => text === 'Nová' || text === 'starou');
    expect(words.map(({ kind, lemma }) => `${kind} ${lemma}`)).toEqual([
      'noun nový',
      'verb volat',
      'noun starý',
      'noun pošta',
    ]);
  });

  it('reads a sentence once for tags and for relations', async () => {
    const tokens = await tokenize('Vlak stojí.');
    expect(readCzech(tokens, () => false)).toBe(readCzech(tokens));
    expect(readCzech(tokens, () => true)).not.toBe(readCzech(tokens));
  });
});
