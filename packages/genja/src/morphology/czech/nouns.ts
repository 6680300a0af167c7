import { toWordList } from '@docs/utils';
import { CASES, type Features } from '../../word';
import type { Lexeme } from '../../word';
import nouns from './nouns.data.json';
import { joinEnding, soften, softenBeforeI } from './sounds';

const VOWELS = 'aeiouyáéěíóúůý';
const VELAR = /(?:(?<![tp])h|[kg])$/;

/**
 * A pattern of Czech school grammars, with its words. A second word of its name is the ending that
 * differs from the first.
 */
interface NounPattern {
  gender: NonNullable<Features['Gender']>;
  animacy?: Features['Animacy'];
  /** Cut from the lemma to get the stem. */
  lemmaEnding?: string;
  /**
   * 1st to 7th case, singular then plural. `0` no ending, `=` the lemma, `Ě` `e` or `ě` that softens
   * the stem, `I` `i` that softens it, `U` the vocative of men, `E` the locative plural.
   */
  endings: string;
  /** Each as `readNoun()` reads it. */
  words: string[];
}

/** By name. The data has them by gender, `Masc Anim`. */
const patterns = Object.fromEntries(
  Object.entries(nouns.patterns).flatMap(([kind, group]) => {
    const [gender, animacy] = kind.split(' ');
    const rows = Object.entries(group as Record<string, object>);
    return rows.map(([name, row]) => [name, { ...row, gender, animacy } as NounPattern]);
  }),
);

/**
 * Reads one word of the data: `otec/otc` gives the stem of the other cases, `hra|P2=her` a form that
 * differs, `+` a name of a person, and a form of the plural in the lemma's place `P:` a word without
 * a singular.
 */
function readNoun(entry: string, patternName: string): Lexeme {
  const [head = '', ...exceptions] = entry.split('|');
  const isName = head.startsWith('+');
  const isPlural = head.startsWith('P:');
  const [lemmaPart = '', stemPart] = head.replace(/^\+|^P:/, '').split('/');
  const lemma = lemmaPart.replaceAll('_', ' ');
  const pattern = patterns[patternName]!;
  const stem = stemPart ?? lemma.slice(0, lemma.length - (pattern.lemmaEnding ?? '').length);
  const forms = listForms(lemma, stem, pattern, isPlural);
  // The Petrs of a family are "Petrové".
  if (isName && pattern.animacy) forms[7] = forms[11] = `${stem}ové`;
  for (const exception of exceptions) {
    const [cell = '', form = ''] = exception.split('=');
    for (const digit of cell.slice(1)) forms[toIndex(cell[0]!, Number(digit))] = form;
  }
  return {
    lemma,
    kind: 'noun',
    pattern: patternName.split(' ')[0]!,
    gender: pattern.gender,
    ...(pattern.animacy && { animacy: pattern.animacy }),
    ...(isPlural && { number: 'Plur' }),
    ...(isName && { isName }),
    inflect: (features) => forms[findCell(features, isPlural)],
  };
}

/**
 * The pattern of a surname by its end. What is in none is declined in two ways: "Vogel", "Kotas",
 * "Švec", "Kadlec", "Píša", "Lynch", "Tolstoj", "Pavlova". An `e` that is the only vowel stays.
 */
const SURNAMES: [end: RegExp, stem: string, pattern: string, exceptions: string][] = [
  [/(?<=[^šžčřjci])a$/, '', 'předseda', ''],
  [/(?<=[bdfghklmnprstvz])(?<![oe]v)a$/, '', 'žena', ''],
  [/něk$/, 'ňk', 'pán ové', ''],
  [/děk$/, 'ďk', 'pán ové', ''],
  [buildFleeting('ek'), 'k', 'pán ové', ''],
  [buildFleeting(`(?<![^${VOWELS}][lmnr])ec`), 'c', 'muž ové', '|S5=*če'],
  [/(?:[šžčřďťň]|(?<![oy])j|(?<!e)c|sc?h)$/, '$&', 'muž ové', '|S36=$&ovi'],
  [/(?:[^e]l|(?<![nt]c)h|[bdfgkmnprtv])$/, '$&', 'pán ové', ''],
];

/** An end whose `e` goes, because a vowel or a syllabic `l` or `r` is before it: "Vlček". */
function buildFleeting(end: string): RegExp {
  return new RegExp(`${end}$(?<=(?:[${VOWELS}]|[^${VOWELS}][lr][^${VOWELS}]).*..)`, 'i');
}

/** The surname of a person that is in no dictionary, by its end. */
export function guessSurname(lemma: string, gender: Lexeme['gender']): Lexeme | undefined {
  const rule = SURNAMES.find(
    ([end, , pattern]) => patterns[pattern]!.gender === gender && end.test(lemma),
  );
  if (!rule) return undefined;
  const [end, to, pattern, exceptions] = rule;
  const stem = lemma.replace(end, to);
  const forms = exceptions.replace('$&', lemma).replace('*', stem.slice(0, -1));
  return readNoun(`+${lemma}/${stem}${forms}`, pattern);
}

function toIndex(number: string, caseNumber: number): number {
  return (number === 'P' ? 7 : 0) + caseNumber - 1;
}

function findCell(features: Features, isPlural = false): number {
  const plural = isPlural || features.Number === 'Plur' || features.Number === 'Dual';
  return (plural ? 7 : 0) + CASES.indexOf(features.Case ?? 'Nom');
}

function listForms(lemma: string, stem: string, pattern: NounPattern, isPlural: boolean): string[] {
  const endings = pattern.endings.replace(' /', '').split(' ');
  return endings.map((ending, index) => {
    if (isPlural && (index === 7 || index === 10 || index === 11)) return lemma;
    if (ending === '=') return lemma;
    if (ending === '0') return toBareStem(stem, pattern);
    if (ending === 'Ě') return pattern.gender === 'Neut' ? toNeuterLocative(stem) : soften(stem);
    if (ending === 'I') return softenBeforeI(stem);
    if (ending === 'U') return toVocative(stem, pattern);
    if (ending === 'E') return toLocativePlural(stem);
    return joinEnding(stem, ending);
  });
}

/** Genitive plural. An `e` parts consonants: `matka` → `matek`, `okno` → `oken`, `mužstvo` → `mužstev`. */
function toBareStem(stem: string, pattern: NounPattern): string {
  if (pattern.gender === 'Fem' && /[^aeiouyáéěíóúůýlrk]k$|[lr]k$/.test(stem)) {
    return stem.replace(/ň?k$/, (end) => (end === 'ňk' ? 'něk' : 'ek'));
  }
  const isName = /^\p{Lu}.*k$/u.test(stem);
  if (pattern.gender === 'Neut' && !isName) {
    return stem.replace(/([^aeiouyáéěíóúůý])([klmnrv])$/, '$1e$2');
  }
  return stem;
}

/** `ve městě`, but `v Česku`, `v jaru`, `v mužstvu`. */
function toNeuterLocative(stem: string): string {
  return VELAR.test(stem) || /(?:r|stv)$/.test(stem) ? `${stem}u` : soften(stem);
}

function toVocative(stem: string, { animacy }: NounPattern): string {
  if (VELAR.test(stem)) return `${stem}u`;
  if (animacy === 'Anim' && /[^aeiouyáéěíóúůý]r$/.test(stem)) return soften(stem);
  return `${stem}e`;
}

function toLocativePlural(stem: string): string {
  if (!VELAR.test(stem)) return `${stem}ech`;
  return softenBeforeI(stem).replace(/i$/, 'ích');
}

/** "děti" and "oči" are feminine, "dítě" and "oko" are not. */
const FEMININE_PLURALS = new Set(['dítě', 'oko']);

/** A noun with separate stems: all forms, 1st to 7th case, singular then plural; `-` for none. */
function readIrregular(text: string, patternName: string): Lexeme {
  const { gender, animacy } = patterns[patternName]!;
  const forms = text.split(' ');
  const isPlural = forms[0] === '-';
  const lemma = forms[isPlural ? 7 : 0]!;
  const inflect: Lexeme['inflect'] = (features) => forms[findCell(features, isPlural)];
  return {
    lemma,
    kind: 'noun',
    pattern: lemma,
    gender,
    ...(animacy && { animacy }),
    ...(isPlural && { number: 'Plur' }),
    ...(FEMININE_PLURALS.has(lemma) && { pluralGender: 'Fem' }),
    inflect: (features) =>
      lemma === 'sto' && features.Number === 'Dual' && /^(?:Nom|Acc|Voc)$/.test(features.Case ?? '')
        ? 'stě'
        : inflect(features),
  };
}

export function listNouns(): Lexeme[] {
  const regular = Object.entries(patterns).flatMap(([pattern, { words }]) =>
    toWordList(words).map((word) => readNoun(word, pattern)),
  );
  const irregular = Object.entries(nouns.irregular).flatMap(([pattern, texts]) =>
    texts.map((text) => readIrregular(text, pattern)),
  );
  return [...regular, ...irregular];
}
