import type { Language, Lexeme } from '../word';
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
    const known = lexicon.get(lexeme.lemma) ?? [];
    lexicon.set(lexeme.lemma, [...known, lexeme]);
  }
  return lexicon;
}

/** All words with this lemma: "ten" has one, "stát" is a noun and a verb. */
export function findLexemes(lemma: string): Lexeme[] {
  const found = openLexicon().get(lemma);
  if (found) return found;
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
  const known = findLexemes(text).find((lexeme) => lexeme.isName && lexeme.gender === gender);
  if (known) return known;
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

/** Czech if a quoted word, or a word of the data, is in the Czech dictionary. */
export function guessLanguage(content: string): Language {
  const quoted = [...content.matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)].map(([, a, b]) => a ?? b ?? '');
  const words = quoted
    .flatMap((text) => text.split(/[^\p{L}]+/u))
    .filter((word) => word.length > 1);
  return words.some((word) => findLexemes(word.toLowerCase()).length > 0) ? 'cs' : 'en';
}
