import { describe, expect, it } from 'vitest';
import { readCzech } from './czech';
import type { Token } from '../model';
import { segment } from './segment';

async function tokenize(text: string): Promise<Token[]> {
  const [paragraph] = await segment([{ type: 'BODY', text }], 'cs');
  return paragraph?.sentences[0]?.tokens ?? [];
}

/** The words as nouns in their dictionary form, or as what else they are taken for. */
async function read(text: string): Promise<string> {
  const words = readCzech(await tokenize(text));
  return words.map(({ kind, lemma }) => lemma ?? `(${kind})`).join(' ');
}

describe('readCzech()', () => {
  it.each([
    ['krásnějších domů', '(adjective) dům'],
    ['rychlou čítárnu', '(adjective) čítárna'],
    ['dobří herci', '(adjective) herec'],
    ['rychlejší vlaky', '(adjective) vlak'],
    ['nefunguje', '(verb)'],
    ['evakuovali lidi', '(verb) člověk'],
    ['nemocnice čeká', 'nemocnice (verb)'],
    ['v hotelu', '(preposition) hotel'],
    ['systém a problém', 'systém (conjunction) problém'],
    ['Snídaně byla výborná.', 'snídaně (verb) (adjective) (end)'],
    ['Vlak není drahý', 'vlak (verb) (adjective)'],
    ['Řidič se vrátil', 'řidič (other) (verb)'],
    ['Včera koupil Novák byt', '(other) (verb) Novák byt'],
    ['hlavní, volný (3,5)', '(adjective) (end) (adjective) (end) (other) (end)'],
    ['3D obraz – 5 hodin', '(other) obraz (end) (other) hodina'],
    ['otevře novou čistírnu', '(verb) (adjective) čistírna'],
    ['o krásném hradu', '(preposition) (adjective) hrad'],
    ['v krásném sadě', '(preposition) (adjective) sad'],
    ['v novém autokempu', '(preposition) (adjective) autokemp'],
    ['k dobrému sousedovi', '(preposition) (adjective) soused'],
    ['u nového kabaretu', '(preposition) (adjective) kabaret'],
    ['od problémového souseda', '(preposition) (adjective) soused'],
    ['před novým seminářem', '(preposition) (adjective) seminář'],
    ['noví úředníci', '(adjective) úředník'],
    ['velcí sedláci', '(adjective) sedlák'],
    ['horkou čokoládou', '(adjective) čokoláda'],
    ['noví kuchaři', '(adjective) kuchař'],
    ['nová přihláška', '(adjective) přihláška'],
    ['drazí přátelé', '(adjective) přítel'],
    ['tiší lidé', '(adjective) člověk'],
    ['příjemní lidé', '(adjective) člověk'],
    ['nejlepší snídaně', '(adjective) snídaně'],
    ['nejkrásnějšího hradu', '(adjective) hrad'],
    ['autobusovou linku', '(adjective) linka'],
    ['finanční krize', '(adjective) krize'],
    ['finančním trhem', '(adjective) trh'],
    ['k říčním stanicím', '(preposition) (adjective) stanice'],
    ['řešení krize', 'řešení krize'],
    ['krém', 'krém'],
    ['zná cestu', '(verb) cesta'],
    ['Řeší problém', '(verb) problém'],
    ['vláda jedná', 'vláda (verb)'],
    ['Prezident volá policii', 'prezident (verb) policie'],
    ['Často volá policii', '(other) (verb) policie'],
    ['Volá 112', '(verb) (other)'],
    ['Volá několik lidí', '(verb) (other) člověk'],
    ['kontrolujou auta', '(verb) auto'],
    ['nekontrolují auta', '(verb) auto'],
    ['hledáme byt', '(verb) byt'],
    ['neplatíme', '(verb)'],
    ['nenese', '(verb)'],
    ['nechal', '(verb)'],
    ['nenáviděla', '(verb)'],
    ['neschválila zákon', '(verb) zákon'],
    ['Objednal si byt', '(verb) (other) byt'],
    ['pronajímatel', 'pronajímatel'],
    ['pomohla', '(verb)'],
    ['zapomenout', '(verb)'],
    ['trpěli', '(verb)'],
    ['prominul', '(verb)'],
    ['rychle a hezky zpíval', '(other) (conjunction) (other) (verb)'],
  ])('takes "%s" for %s', async (text, words) => {
    expect(await read(text)).toBe(words);
  });
});
