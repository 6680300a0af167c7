import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { expect, test } from 'vitest';
import { listParadigm } from '../../explain/paradigm';
import { findLexemes, openLexicon } from './lexicon';

const settings = createRequire(import.meta.url).resolve('@cspell/dict-cs-cz/cspell-ext.json');
const trie = readFileSync(path.join(path.dirname(settings), 'Czech.trie.gz'));
const dictionary = decodeTrie(gunzipSync(trie));

/** The dictionary has some names only as common words: "kometa". */
const isWord = (form: string) =>
  form.split(' ').every((word) => dictionary.has(word) || dictionary.has(word.toLowerCase()));

/** Right forms that the dictionary does not have, by lemma: reviewed one by one. */
const REVIEWED = {
  // Words or names that the dictionary does not have at all, or only in part.
  names: 'Marian Sigma Arsenal Emma Viktoria Victoria Beroun Nymburk Kroměříž Macron',
  // "o kolezích" is what the grammars give; the names in -čka and doubled letters follow them.
  rare: 'kolega Anna set obrat zastupitel léto břevno září',
  // Plurals of places and of what is not counted, built as those of other words.
  plurals: `Beskydy Slezsko Valašsko Kopřivnice Příbram Budapešť Brno Znojmo Česko Slovácko Slovensko
    Německo Polsko Rakousko Maďarsko Rusko Španělsko Portugalsko Švédsko Norsko Dánsko Finsko Nizozemsko Japonsko
    Chorvatsko Řecko Turecko Švýcarsko mládež ovoce`,
};

const listForms = (lemma: string, pattern: string) =>
  listParadigm(lemma, 'cs', pattern).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.form] : []))),
  );

test('every form that the engine can make is in a dictionary of Czech, or reviewed', () => {
  const unknown = [...openLexicon()].filter(([lemma, lexemes]) =>
    lexemes.some(({ pattern }) => !listForms(lemma, pattern).every(isWord)),
  );
  const reviewed = Object.values(REVIEWED).flatMap((words) => words.split(/\s+/));
  expect(unknown.map(([lemma]) => lemma).sort()).toEqual(reviewed.sort());
});

test('comparatives are in the dictionary', () => {
  const adjectives = `dobrý špatný zlý velký malý mladý starý dlouhý krátký vysoký nízký drahý bohatý chudý
    těžký lehký hezký měkký blízký široký úzký hluboký sladký slabý tvrdý hrubý tenký čistý hustý řídký
    prudký hladký vlhký křehký suchý tichý tuhý jednoduchý snadný tmavý bílý svatý nový rychlý silný
    chytrý moudrý zdravý levný milý krásný pevný teplý ostrý slavný důležitý lidský vědecký zajímavý
    moderní hlavní zelený bohatý jistý veselý častý pozdní kvalitní`;
  const forms = adjectives
    .split(/\s+/)
    .flatMap((lemma) =>
      (['Cmp', 'Sup'] as const).map((Degree) => findLexemes(lemma)[0]?.inflect({ Degree })),
    );
  expect(forms.filter((form) => form !== undefined && !isWord(form))).toEqual([]);
});
