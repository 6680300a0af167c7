import { CASES, type Features } from '../../word';
import type { Lexeme } from '../../word';
import table from './pronouns.data.json';

/**
 * The forms of a pronoun or numeral: masculine, feminine, neuter, plural; each 1st to 7th case.
 * `A/I` is a form for animate and inanimate nouns; in the plural `N` means animate/other/neuter.
 */
type Rows = Partial<Record<'Masc' | 'Fem' | 'Neut' | 'Plur', string>>;

/** Of "on" behind a preposition: "s ním", "z něho", "na ně". The other forms have the n already. */
const afterPreposition: Record<string, string> = table.afterPreposition;

/** @example toPrepositional('jím', { Case: 'Ins' }); // 'ním' */
export function toPrepositional(form: string, features: Features): string {
  if (form === 'ho') return features.Case === 'Acc' ? 'něj' : 'něho';
  return afterPreposition[form] ?? form;
}

export function listPronouns(): Lexeme[] {
  return [...createLexemes('pronoun', table.pronouns), ...createLexemes('numeral', table.numerals)];
}

function createLexemes(kind: 'pronoun' | 'numeral', words: Record<string, Rows>): Lexeme[] {
  return Object.entries(words).map(([lemma, rows]) => ({
    lemma,
    kind,
    pattern: lemma,
    inflect: (features) => pickForm(lemma, rows, features),
  }));
}

function pickForm(lemma: string, rows: Rows, features: Features): string | undefined {
  const { Gender: gender = 'Masc', Animacy: animacy = 'Anim' } = features;
  const isPlural = features.Number === 'Plur' || features.Number === 'Dual';
  const row = (isPlural ? undefined : rows[gender]) ?? rows.Plur ?? rows.Masc;
  const variants = row?.split(' ')[CASES.indexOf(features.Case ?? 'Nom')]?.split('/') ?? [];
  if (variants.length === 3) {
    // "dva" is masculine of both kinds, "ti" only of the living.
    const isFirst = gender === 'Masc' && (animacy !== 'Inan' || /^(?:dva|oba)$/.test(lemma));
    return variants[isFirst ? 0 : gender === 'Neut' ? 2 : 1];
  }
  return variants.length === 2 ? variants[animacy === 'Inan' ? 1 : 0] : variants[0];
}
