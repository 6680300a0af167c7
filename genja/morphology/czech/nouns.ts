import { CASES, type Features } from '../features';
import type { Lexeme } from '../lexeme';
import { IRREGULAR_NOUNS, NOUNS } from './noun-data';
import { NOUN_PATTERNS, type NounPattern } from './noun-patterns';
import { join, soften, softenBeforeI } from './sounds';

const VELAR = /(?:ch|[khg])$/;

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
  const pattern = NOUN_PATTERNS[patternName]!;
  const stem = stemPart ?? lemma.slice(0, lemma.length - pattern.lemmaEnding.length);
  const forms = toForms(lemma, stem, pattern, isPlural);
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

function toIndex(number: string, caseNumber: number): number {
  return (number === 'P' ? 7 : 0) + caseNumber - 1;
}

function findCell(features: Features, isPlural = false): number {
  const plural = isPlural || features.Number === 'Plur' || features.Number === 'Dual';
  return (plural ? 7 : 0) + CASES.indexOf(features.Case ?? 'Nom');
}

function toForms(lemma: string, stem: string, pattern: NounPattern, isPlural: boolean): string[] {
  const endings = pattern.endings.replace(' /', '').split(' ');
  return endings.map((ending, index) => {
    if (isPlural && (index === 7 || index === 10 || index === 11)) return lemma;
    if (ending === '=') return lemma;
    if (ending === '0') return toBareStem(stem, pattern);
    if (ending === 'Ě') return pattern.gender === 'Neut' ? toNeuterLocative(stem) : soften(stem);
    if (ending === 'I') return softenBeforeI(stem);
    if (ending === 'U') return toVocative(stem, pattern);
    if (ending === 'E') return toLocativePlural(stem);
    return join(stem, ending);
  });
}

/** Genitive plural. A consonant before `k` gets an `e`: `matka` → `matek`. */
function toBareStem(stem: string, pattern: NounPattern): string {
  if (pattern.gender === 'Fem' && /[^aeiouyáéěíóúůýlrk]k$|[lr]k$/.test(stem)) {
    return stem.replace(/ň?k$/, (end) => (end === 'ňk' ? 'něk' : 'ek'));
  }
  return stem;
}

/** `ve městě`, but `v Česku`, `v jaru`. */
function toNeuterLocative(stem: string): string {
  return VELAR.test(stem) || stem.endsWith('r') ? `${stem}u` : soften(stem);
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

function readIrregular([lemma, patternName, text]: (typeof IRREGULAR_NOUNS)[number]): Lexeme {
  const { gender, animacy } = NOUN_PATTERNS[patternName]!;
  const forms = text.split(' ');
  const isPlural = forms[0] === '-';
  return {
    lemma,
    kind: 'noun',
    pattern: lemma,
    gender,
    ...(animacy && { animacy }),
    ...(isPlural && { number: 'Plur' }),
    ...(FEMININE_PLURALS.has(lemma) && { pluralGender: 'Fem' }),
    inflect: (features) => forms[findCell(features, isPlural)],
  };
}

export function listNouns(): Lexeme[] {
  const regular = Object.entries(NOUNS).flatMap(([pattern, words]) =>
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => readNoun(word, pattern)),
  );
  return [...regular, ...IRREGULAR_NOUNS.map(readIrregular)];
}
