import { countCzech, NUMERALS } from './czech/count';
import { findLexemes } from './czech/lexicon';
import { inflectPhrase, readCzechGroup } from './czech/phrase';
import type { Features } from './features';
import { pickNominal, type InflectedToken } from './inflect-word';
import type { Word } from './word';

/** A Czech number with its unit: "dvě knihy", "5 knih". */
export function inflectCount(word: Word, inherited: Features | undefined): InflectedToken[] {
  const { value, digits, inWords } = word.count!;
  const { Case } = pickNominal(inherited);
  const wanted: Features = { ...(Case && { Case }), ...word.features };
  const { unit, numeral, rule } = countCzech(value, wanted);
  const { Gender, Animacy } = readCzechGroup(word.text, {});
  const lemma = inWords ? NUMERALS[value - 1] : undefined;
  const features = { ...numeral, ...(Gender && { Gender }), ...(Animacy && { Animacy }) };
  const form = lemma && findLexemes(lemma)[0]?.inflect(features);
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
    ...inflectPhrase(word.text, unit, rule),
  ];
}
