import { addS, toPlural } from './english/plural';
import { isKnownVerb, listVerbForms, type VerbForms } from './english/verbs';
import type { Features, InflectedToken, Word } from '../word';

const ORDINALS = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`.split(/\s+/);

const ORDINAL_TENS =
  'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const NUMERALS = 'one two three four five six seven eight nine ten'.split(' ');

/** singular/plural of words that stand before a noun or for it */
const DETERMINERS = 'this/these that/those it/they its/their';

export interface EnglishForm {
  form: string;
  pattern: string;
  kind: 'noun' | 'verb' | 'determiner';
  /** Why the form may be wrong. */
  doubt?: string;
}

const GUESSED = 'In no list, so the usual form of such words is a guess.';

const determiners = new Map(
  DETERMINERS.split(' ').map((entry) => entry.split('/') as [string, string]),
);

/** Not in English, or, as "bigger", "unhappy" and "her", other words here. */
const IGNORED = ['Degree', 'Polarity', 'Case', 'Gender', 'Animacy'] as const;

const isPlural = ({ Number: number }: Features) => number === 'Plur' || number === 'Dual';

export function asksForVerb({ Tense, Voice, Person, Mood, VerbForm }: Features): boolean {
  return [Tense, Voice, Person, Mood, VerbForm].some(Boolean);
}

/** The form of an English word. Words that are in no list follow the rules. */
export function inflectEnglish(lemma: string, features: Features): EnglishForm {
  const ignored = IGNORED.find((name) => features[name] && !/^(?:Pos|Nom)$/.test(features[name]));
  const doubt = ignored && `"${ignored}=${features[ignored]}" has no effect in English.`;
  if (lemma === 'be') return { form: inflectBe(features), pattern: 'be', kind: 'verb', doubt };
  const determiner = determiners.get(lemma);
  if (determiner) {
    const form = isPlural(features) ? determiner : lemma;
    return { form, pattern: lemma, kind: 'determiner', doubt };
  }
  if (isKnownVerb(lemma) || asksForVerb(features)) {
    const forms = listVerbForms(lemma);
    const form = inflectVerb(lemma, forms, features);
    const isGuess = forms.isGuess && [forms.past, forms.participle, forms.gerund].includes(form);
    const pattern = forms.isRegular ? 'regular' : lemma;
    return { form, pattern, kind: 'verb', doubt: isGuess ? GUESSED : doubt };
  }
  const plural = toPlural(lemma);
  const form = isPlural(features) ? plural.form : lemma;
  const pattern = plural.form === addS(lemma) ? 'regular' : lemma;
  const isGuess = plural.isGuess && isPlural(features);
  return { form, pattern, kind: 'noun', doubt: isGuess ? GUESSED : doubt };
}

export function isKnownEnglish(lemma: string): boolean {
  const isNoun = toPlural(lemma).form !== addS(lemma);
  return lemma === 'be' || isKnownVerb(lemma) || isNoun || determiners.has(lemma);
}

function inflectBe(features: Features): string {
  const { Tense, Person = '3', VerbForm, Voice, Mood } = features;
  if (VerbForm === 'Inf') return 'be';
  if (VerbForm === 'Ger') return 'being';
  if (VerbForm === 'Part' || Voice === 'Pass') return 'been';
  if (Mood === 'Cnd') return 'would be';
  if (Tense === 'Fut') return 'will be';
  const plural = isPlural(features) || Person === '2';
  if (Tense === 'Past') return plural ? 'were' : 'was';
  if (!Tense && !features.Number && !features.Person) return 'be';
  return plural ? 'are' : Person === '1' ? 'am' : 'is';
}

function inflectVerb(lemma: string, forms: VerbForms, features: Features): string {
  const { Tense, Voice, Mood, VerbForm, Person = '3' } = features;
  const { past, participle, gerund, third } = forms;
  if (Voice === 'Pass') {
    return Tense ? `${inflectBe({ ...features, Voice: undefined })} ${participle}` : participle;
  }
  if (VerbForm === 'Part') return participle;
  if (VerbForm === 'Ger') return gerund;
  if (Mood === 'Cnd') return `would ${lemma}`;
  if (Tense === 'Past') return past;
  if (Tense === 'Fut') return `will ${lemma}`;
  const isThird =
    Person === '3' && !isPlural(features) && (Tense || features.Number || features.Person);
  return isThird && VerbForm !== 'Inf' ? third : lemma;
}

/** 1 to 99; nothing for others. */
export function toEnglishOrdinal(number: number): string | undefined {
  if (number < 20) return ORDINALS[number - 1];
  const ten = Math.floor(number / 10) - 2;
  if (number % 10 === 0) return ORDINAL_TENS[ten];
  const word = TENS[ten];
  const unit = ORDINALS[(number % 10) - 1];
  return word && unit && `${word}-${unit}`;
}

/** One of something is singular, every other number plural. */
export function countEnglish(value: number): Features {
  return { Number: Math.abs(value) === 1 ? 'Sing' : 'Plur' };
}

export function inflectEnglishCount({ text, count, features }: Word): InflectedToken[] {
  const { value, digits, inWords } = count!;
  const number = countEnglish(value);
  const plural = number.Number === 'Plur';
  const word = inWords ? NUMERALS[value - 1] : undefined;
  const { form, isGuess } = plural ? toPlural(text) : { form: text, isGuess: false };
  const rule = plural ? 'Every number but 1 takes the plural.' : '1 takes the singular.';
  return [
    {
      text: word ?? digits,
      ...(word && { lemma: word }),
      features: {},
      rule: 'Integers from 1 to 10 are written as words.',
      isUnknown: false,
    },
    { text: ' ', features: {}, rule: '', isUnknown: false },
    {
      text: form,
      lemma: text,
      features: { ...features, ...number },
      pattern: form === `${text}s` || !plural ? 'regular' : text,
      rule: isGuess ? GUESSED : rule,
      isUnknown: isGuess,
    },
  ];
}
