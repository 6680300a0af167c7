import { inflectCzech, readCzechGroup, inflectPhrase } from './czech/phrase';
import { pickNominal } from '../word';
import type { Features, GroupFeatures, InflectedToken, Language, Word } from '../word';
import { countCzech, NUMERALS } from './czech/count';
import type { CzechCount } from './czech/count';
import { isPluralSubject } from './english/plural';
import {
  asksForVerb,
  countEnglish,
  inflectEnglish,
  inflectEnglishCount,
  isKnownEnglish,
} from './english';
import { findLexemes } from './czech/lexicon';

/** The features that a word gives to those that follow it. */
export function findGroupFeatures(
  word: Word,
  inherited: GroupFeatures | undefined,
  language: Language,
): GroupFeatures {
  const features = { ...pickNominal(inherited), ...word.features };
  if (language === 'en') {
    const group = word.count ? countEnglish(word.count.value) : readEnglishGroup(word.text);
    return { ...group, ...features };
  }
  if (!word.count) return readCzechGroup(word.text, features);
  const { group, unit, isGenitive } = countUnit(word, features, readCzechGroup(word.text, {}));
  const counted = readCzechGroup(word.text, unit);
  return { ...counted, ...group, ...(isGenitive && { attribute: counted }) };
}

/** @param base features of the unit in its base form */
function countUnit({ count }: Word, features: Features, base: Features): CzechCount {
  const { value, inWords } = count!;
  const { Gender } = base;
  const isPluralOnly = base.Number === 'Plur';
  return countCzech(value, isPluralOnly ? { ...features, Gender } : features, {
    isPluralOnly,
    inWords,
  });
}

function readEnglishGroup(text: string): Features {
  const number = isPluralSubject(text) ? 'Plur' : 'Sing';
  return { Number: number, ...(text === 'I' && { Person: '1' as const }) };
}

export function inflectWord(
  word: Word,
  inherited: GroupFeatures | undefined,
  language: Language,
): InflectedToken[] {
  if (language === 'cs') {
    return word.count ? inflectCount(word, inherited) : inflectCzech(word, inherited);
  }
  if (word.count) return inflectEnglishCount(word);
  const features = { ...inherited, ...word.features };
  if (Object.keys(features).length === 0 && !word.reference) return [keep(word.text)];
  const capital = /^\p{Lu}/u.test(word.text);
  const lower = word.text.toLowerCase();
  // Verbs are no names.
  const lemma = capital && (asksForVerb(features) || isKnownEnglish(lower)) ? lower : word.text;
  const { form, pattern, doubt } = inflectEnglish(lemma, features);
  const text = capital && lemma !== word.text ? form[0]!.toUpperCase() + form.slice(1) : form;
  const rule = inherited
    ? 'Takes number and person from the word that it agrees with.'
    : 'The template asks for this form.';
  const isUnknown = doubt !== undefined;
  return [{ text, lemma, features, pattern, rule: doubt ?? rule, isUnknown }];
}

function keep(text: string): InflectedToken {
  return {
    text,
    lemma: text,
    features: {},
    rule: 'Nothing asks for another form.',
    isUnknown: false,
  };
}

/** A Czech number with its unit: "dvě knihy", "5 knih". */
function inflectCount(word: Word, inherited: Features | undefined): InflectedToken[] {
  const { value, digits, inWords } = word.count!;
  const { Case } = pickNominal(inherited);
  const requested: Features = { ...(Case && { Case }), ...word.features };
  const base = readCzechGroup(word.text, {});
  const { Gender, Animacy } = base;
  const { unit, numeral, collective, rule } = countUnit(word, requested, base);
  // "dvě stě" is a remnant of the dual.
  const isPair = Math.abs(value) === 2 && word.text === 'sto';
  const lemma = inWords ? NUMERALS[value - 1] : undefined;
  const features = {
    ...numeral,
    ...(Gender && { Gender }),
    ...(Animacy && { Animacy }),
  };
  const form = collective ?? (lemma && findLexemes(lemma)[0]?.inflect(features));
  return [
    form
      ? {
          text: form,
          lemma,
          features,
          pattern: lemma,
          rule: 'A numeral takes gender and case from its unit.',
          isUnknown: false,
        }
      : { text: digits, features: {}, rule: '', isUnknown: false },
    { text: ' ', features: {}, rule: '', isUnknown: false },
    ...inflectPhrase(word.text, isPair ? { ...unit, Number: 'Dual' } : unit, rule),
  ];
}
