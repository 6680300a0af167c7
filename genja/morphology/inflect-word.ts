import { inflectCount } from './count';
import { inflectCzech, readCzechGroup } from './czech/phrase';
import type { Features } from './features';
import { countCzech } from './czech/count';
import { countEnglish, inflectEnglish, inflectEnglishCount, isKnownEnglish } from './english';
import type { Language, Word } from './word';

/** A piece of an inflected phrase: a word with its reasons, or the space between two. */
export interface InflectedToken {
  text: string;
  lemma?: string;
  features: Features;
  pattern?: string;
  rule: string;
  isUnknown: boolean;
}

/** What a word gives to those that follow it. */
export function findGroupFeatures(
  word: Word,
  inherited: Features | undefined,
  language: Language,
): Features {
  const wanted = { ...pickNominal(inherited), ...word.features };
  if (language === 'en') {
    const own = word.count ? countEnglish(word.count.value) : word.text.toLowerCase();
    const number = typeof own === 'string' ? findEnglishNumber(own) : own.Number;
    return { Number: number, ...wanted };
  }
  const group = readCzechGroup(word.text, wanted);
  return word.count ? { ...group, ...countCzech(word.count.value, wanted).group } : group;
}

function findEnglishNumber(text: string): Features['Number'] {
  return /^(?:they|we|these|those|people|children|men|women)$|\band\b/.test(text) ? 'Plur' : 'Sing';
}

export function pickNominal(features: Features = {}): Features {
  const { Case, Number: number, Gender, Animacy } = features;
  return {
    ...(Case && { Case }),
    ...(number && { Number: number }),
    ...(Gender && { Gender }),
    ...(Animacy && { Animacy }),
  };
}

export function inflectWord(
  word: Word,
  inherited: Features | undefined,
  language: Language,
): InflectedToken[] {
  if (language === 'cs') {
    return word.count ? inflectCount(word, inherited) : inflectCzech(word, inherited);
  }
  if (word.count) return inflectEnglishCount(word);
  const features = { ...inherited, ...word.features };
  if (Object.keys(features).length === 0 && !word.reference) return [keep(word.text)];
  const capital = /^\p{Lu}/u.test(word.text);
  const lemma =
    capital && isKnownEnglish(word.text.toLowerCase()) ? word.text.toLowerCase() : word.text;
  const { form, pattern } = inflectEnglish(lemma, features);
  const text = capital && lemma !== word.text ? form[0]!.toUpperCase() + form.slice(1) : form;
  const rule = inherited
    ? 'Takes number and person from the word that it agrees with.'
    : 'The template asks for this form.';
  return [{ text, lemma, features, pattern, rule, isUnknown: false }];
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
