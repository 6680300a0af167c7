import type { Language, Lexeme } from '../../word';
import { createAdjective, listAdjectives } from './adjectives';
import { guessSurname, listNouns } from './nouns';
import { listPronouns } from './pronouns';
import { listVerbs } from './verbs';

let lexicon: Map<string, Lexeme[]> | undefined;
let plurals: Map<string, Lexeme> | undefined;

/** The Czech dictionary by lemma, made when it is first needed. */
export function openLexicon(): Map<string, Lexeme[]> {
  if (lexicon) return lexicon;
  lexicon = new Map();
  for (const lexeme of [...listPronouns(), ...listNouns(), ...listAdjectives(), ...listVerbs()]) {
    const homonyms = lexicon.get(lexeme.lemma) ?? [];
    lexicon.set(lexeme.lemma, [...homonyms, lexeme]);
  }
  return lexicon;
}

/** All words with this lemma: "ten" has one, "stát" is a noun and a verb. */
export function findLexemes(lemma: string): Lexeme[] {
  const listed = openLexicon().get(lemma);
  if (listed) return listed;
  // Adjectives and the surnames of women are a pattern, not a list.
  if (/^\p{Ll}+ý$/u.test(lemma)) return [createAdjective(lemma)];
  if (/^\p{Lu}\p{L}+ová$/u.test(lemma)) {
    return [createAdjective(lemma, { kind: 'noun', gender: 'Fem', isName: true })];
  }
  const plural = findPlural(lemma);
  return plural ? [plural] : [];
}

/** The surname behind a first name; of a woman only one that ends as an adjective is declined. */
export function findSurname(text: string, gender: Lexeme['gender']): Lexeme | undefined {
  if (!/^\p{Lu}\p{Ll}/u.test(text)) return undefined;
  const surname = findLexemes(text).find((lexeme) => lexeme.isName && lexeme.gender === gender);
  if (surname) return surname;
  if (/[áí]$/.test(text) && gender === 'Fem') {
    return createAdjective(text, { kind: 'noun', gender, isName: true });
  }
  if (gender !== 'Masc') return undefined;
  if (/[ýí]$/.test(text)) {
    return createAdjective(text, { kind: 'noun', gender, animacy: 'Anim', isName: true });
  }
  return guessSurname(text);
}

/** Data often has a plural as the base form: "volby", "Spojené státy". */
function findPlural(form: string): Lexeme | undefined {
  if (!plurals) {
    plurals = new Map();
    for (const lexeme of [...openLexicon().values()].flat()) {
      if (lexeme.kind !== 'noun' || lexeme.number || lexeme.isName) continue;
      const nominative = lexeme.inflect({ Case: 'Nom', Number: 'Plur' });
      if (nominative && !openLexicon().has(nominative) && !plurals.has(nominative)) {
        plurals.set(nominative, lexeme);
      }
    }
  }
  const lexeme = plurals.get(form);
  if (!lexeme) return undefined;
  const inflect: Lexeme['inflect'] = (features) => lexeme.inflect({ ...features, Number: 'Plur' });
  return { ...lexeme, number: 'Plur', inflect };
}

/** Words of the dictionary that English has too, so they tell nothing. */
const SHARED =
  'auto bod body bulletin co den derby euro film gram host jet kilo kino liga metro moc most on ' +
  'pes pilot pole program region set sever sport student syn ten';

/**
 * Czech if a tag quotes a word that only the Czech dictionary has, if a text of the data contains
 * one, or if a preposition waits for its form, as in `v#`. Keys of the data tell nothing: many are
 * English, whatever the language of the text.
 */
export function guessLanguage(template: string, data?: unknown): Language {
  const tags = template.split(/\{[{%]/).slice(1);
  const quoted = tags.flatMap(
    (tag) => tag.split(/[}%]\}/, 1)[0]!.match(/'[^'\n]+'|"[^"\n]+"/g) ?? [],
  );
  const words = [...quoted, ...listTexts(data)].flatMap((text) =>
    text.toLowerCase().split(/[^\p{L}]+/u),
  );
  const shared = new Set(SHARED.split(' '));
  const isCzech = (word: string) =>
    word.length > 1 && !shared.has(word) && findLexemes(word).length > 0;
  return /(?<![\p{L}\p{N}_#])[ksvz]#(?=\s|$)/iu.test(template) || words.some(isCzech) ? 'cs' : 'en';
}

function listTexts(data: unknown): string[] {
  // Without recursion, because data of a request may have any number of levels.
  const values = [data];
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) values.push(inner);
  }
  return values.filter((value) => typeof value === 'string');
}
