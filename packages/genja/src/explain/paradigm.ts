import { findLexemes } from '../morphology/czech/lexicon';
import { inflectEnglish, isKnownEnglish } from '../morphology/english';
import { CASES } from '../word';
import type { Features, Language, Lexeme } from '../word';

/** One form of a word, with the features that ask for it. */
export interface ParadigmCell {
  form: string;
  features: Features;
  /** As `m` takes them; missing where only `morph` can say it. */
  short?: string;
}

export interface ParadigmTable {
  title: string;
  columns: string[];
  /** A cell is missing where the word has no such form. */
  rows: { label: string; cells: (ParadigmCell | undefined)[] }[];
}

type Axis = [label: string, features: Features][];

const CASE_NAMES = 'nominative genitive dative accusative vocative locative instrumental'.split(
  ' ',
);
const CASE_AXIS: Axis = CASES.map((value, index) => [
  `${index + 1} ${CASE_NAMES[index]}`,
  { Case: value },
]);
const NUMBERS: Axis = [
  ['singular', { Number: 'Sing' }],
  ['plural', { Number: 'Plur' }],
];
const GENDERS: Axis = [
  ['masculine animate', { Gender: 'Masc', Animacy: 'Anim' }],
  ['masculine inanimate', { Gender: 'Masc', Animacy: 'Inan' }],
  ['feminine', { Gender: 'Fem' }],
  ['neuter', { Gender: 'Neut' }],
];
const PERSONS: Axis = (['1', '2', '3'] as const).map((Person) => [
  `${Person}${{ 1: 'st', 2: 'nd', 3: 'rd' }[Person]} person`,
  { Person },
]);

/**
 * All forms of a word of the dictionary; nothing for a word that is not in it.
 *
 * @param pattern of the word, because "stát" is a noun and a verb
 */
export function listParadigm(lemma: string, language: Language, pattern?: string): ParadigmTable[] {
  if (language === 'en') return listEnglish(lemma);
  const lexemes = findLexemes(lemma);
  const lexeme = lexemes.find((candidate) => candidate.pattern === pattern) ?? lexemes[0];
  return lexeme ? listCzech(lexeme) : [];
}

function listCzech(lexeme: Lexeme): ParadigmTable[] {
  const { kind, lemma } = lexeme;
  const inflect = (features: Features) => lexeme.inflect(features);
  if (kind === 'noun') {
    const numbers = lexeme.number ? NUMBERS.slice(1) : NUMBERS;
    return [buildTable(lemma, CASE_AXIS, numbers, inflect)];
  }
  if (kind === 'verb') {
    const future = buildTable('Future', PERSONS, NUMBERS, inflect, { Tense: 'Fut' });
    return [
      lexeme.isPerfective
        ? future
        : buildTable('Present', PERSONS, NUMBERS, inflect, { Tense: 'Pres' }),
      buildTable('Past', GENDERS, NUMBERS, inflect, { Tense: 'Past' }),
      buildTable('Passive', GENDERS, NUMBERS, inflect, { Voice: 'Pass' }),
      ...(lexeme.isPerfective ? [] : [future]),
      buildTable('Conditional', GENDERS, NUMBERS, inflect, { Mood: 'Cnd' }),
    ].filter(hasForms);
  }
  if (kind === 'numeral' && lexeme.lemma !== 'jeden') {
    return [buildTable(lemma, CASE_AXIS, GENDERS, inflect, { Number: 'Plur' })];
  }
  return NUMBERS.map(([label, number]) =>
    buildTable(label, CASE_AXIS, GENDERS, inflect, number),
  ).filter(hasForms);
}

function listEnglish(lemma: string): ParadigmTable[] {
  if (!isKnownEnglish(lemma.toLowerCase()) && !/^[a-z][a-z' -]*$/i.test(lemma)) return [];
  const inflect = (features: Features) => inflectEnglish(lemma, features).form;
  const { kind } = inflectEnglish(lemma, {});
  if (kind !== 'verb') return [buildTable(lemma, [['', {}]], NUMBERS, inflect)];
  return [
    buildTable('Present', PERSONS, NUMBERS, inflect, { Tense: 'Pres' }),
    buildTable('Past', lemma === 'be' ? PERSONS : [['', {}]], NUMBERS, inflect, { Tense: 'Past' }),
    buildTable('Other forms', FORMS, [['', {}]], inflect),
  ];
}

const FORMS: Axis = [
  ['future', { Tense: 'Fut' }],
  ['conditional', { Mood: 'Cnd' }],
  ['passive participle', { Voice: 'Pass' }],
  ['-ing form', { VerbForm: 'Ger' }],
];

function buildTable(
  title: string,
  rows: Axis,
  columns: Axis,
  inflect: (features: Features) => string | undefined,
  base: Features = {},
): ParadigmTable {
  const buildCell = (features: Features): ParadigmCell | undefined => {
    const form = inflect(features);
    if (!form) return undefined;
    const short = toShort(features);
    return { form, features, ...(short && { short }) };
  };
  return {
    title,
    columns: columns.map(([label]) => label),
    rows: rows.map(([label, row]) => ({
      label,
      cells: columns.map(([, column]) => buildCell({ ...base, ...row, ...column })),
    })),
  };
}

function hasForms({ rows }: ParadigmTable): boolean {
  return rows.some(({ cells }) => cells.some((cell) => cell !== undefined));
}

const GENDER_CODES = { Neut: 'N', Fem: 'F', Masc: 'M' } as const;

/**
 * Features in the short notation of `m`, in the order that the page advises; undefined when it has
 * no codes for them.
 *
 * @example
 * toShort({ Number: 'Plur', Case: 'Ins' }); // 'P7'
 */
export function toShort(features: Features): string | undefined {
  const { Case, Number: number, Gender, Animacy, Tense, Voice, ...rest } = features;
  const hasRest = Object.values(rest).some((value) => value !== undefined);
  if (hasRest || (Tense && Tense !== 'Past') || (Voice && Voice !== 'Pass')) return undefined;
  const gender = Gender && (Gender === 'Masc' && Animacy === 'Inan' ? 'I' : GENDER_CODES[Gender]);
  return [
    Tense && 'r',
    Voice && 's',
    gender,
    number && { Sing: 'S', Plur: 'P', Dual: 'D' }[number],
    Case && String(CASES.indexOf(Case) + 1),
  ]
    .filter(Boolean)
    .join('');
}

/** @example toLong({ Number: 'Plur', Case: 'Ins' }); // 'Number=Plur|Case=Ins' */
export function toLong(features: Features): string {
  return Object.entries(features)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('|');
}

/** The expression that prints a form of a word. */
export function printExpression(lemma: string, features: Features): string {
  const quoted = `'${lemma.replace(/['\\]/g, '\\$&')}'`;
  const short = toShort(features);
  const filter = short === undefined ? `morph('${toLong(features)}')` : `m('${short}')`;
  return `{{ ${quoted}|${filter} }}`;
}
