import type { Context } from '../values/context';
import { NUMERALS as CZECH, toCzechOrdinal } from '../morphology/czech/count';
import { NUMERALS as ENGLISH, toEnglishOrdinal } from '../morphology/english';
import { checkIndex, readLong, readShort, type Inflection } from '../morphology/notation';
import type { Word } from '../word';
import { asNumber, asText, isRich, Undefined, ValueError, type Value } from '../values/types';
import { toText } from '../values/print';
import { needInteger, type Bound } from '../values/arguments';
import { define, needText, type Filter } from './define';
import { formatNumber, needNumber, printDigits } from './numbers';

export const MORPHOLOGY_FILTERS: Record<string, Filter> = {
  m: define(['codes', 'ref', 'agr', 'prep'], (value, [codes, ...rest], context) =>
    inflect(value, readCodes(codes), rest, context),
  ),
  morph: define(['features', 'ref', 'agr', 'prep'], (value, [features, ...rest], context) =>
    inflect(value, readFeatures(features), rest, context),
  ),
  unit: countFilter(false),
  unitNum: countFilter(true),
  ln: define([], (value, _, { language }) => formatNumber(needNumber(value), language)),
  numeral: define([], (value, _, { language }) => {
    const number = needNumber(value);
    return (language === 'cs' ? CZECH : ENGLISH)[number - 1] ?? value;
  }),
  ord_numeral_in_words: define([], (value, _, { language }) => {
    const number = needNumber(value);
    const word = language === 'cs' ? toCzechOrdinal(number) : toEnglishOrdinal(number);
    return word ?? value;
  }),
};

function readCodes(codes: Value | undefined): Inflection {
  return codes === undefined ? { features: {} } : readShort(needText(codes, 'm'));
}

function readFeatures(features: Value | undefined): Inflection {
  return { features: features === undefined ? {} : readLong(needText(features, 'morph')) };
}

function readExtras([reference, agreement, preposition]: Bound): Partial<Word> {
  const index = (value: Value, name: string) => {
    const text = asText(value);
    return checkIndex(text === undefined ? needInteger(value, name) : Number(text || NaN), name);
  };
  const prep = preposition == null ? '' : needText(preposition, 'prep').trim();
  return {
    ...(reference != null && { reference: index(reference, 'ref') }),
    ...(agreement != null && { agreement: index(agreement, 'agr') }),
    ...(prep && { preposition: prep }),
  };
}

export function inflect(
  value: Value,
  inflection: Inflection,
  extras: Bound,
  context: Context,
): Value {
  if (value instanceof Undefined) throw new ValueError(value.message);
  if (isRich(value) && value.pieces.length === 1 && value.pieces[0]!.type === 'word') {
    return createWord(merge(value.pieces[0]!.word, inflection, readExtras(extras)), context);
  }
  const text = toText(value, context.budget);
  if (!text.trim()) return text;
  return createWord({ text, ...inflection, ...readExtras(extras) }, context);
}

/** A second filter on the same word adds to the first: `name|m('2')|m('#1')`. */
function merge(word: Word, inflection: Inflection, extras: Partial<Word>): Omit<Word, 'span'> {
  return {
    ...word,
    ...inflection,
    ...extras,
    features: { ...word.features, ...inflection.features },
  };
}

/** Soft hyphens and joiners, which nobody sees. */
const INVISIBLE_IN_WORD = /(?<=[\p{L}\p{M}])\p{Default_Ignorable_Code_Point}+(?=\p{L})/gu;

/** The dictionary has composed letters; those of PDFs and file names of macOS are in two pieces. */
function createWord(submitted: Omit<Word, 'span'>, context: Context): Value {
  context.budget.spend(5);
  context.budget.checkLength(submitted.text.length);
  const text = submitted.text.replace(INVISIBLE_IN_WORD, '').normalize('NFC');
  const word = { ...submitted, text };
  const { start, end } = context.expression;
  return context.toRich([{ type: 'word', word: { ...word, span: { start, end } } }]);
}

function countFilter(inWords: boolean): Filter {
  const parameters = ['unit', 'case', 'm', 'morph', 'ref', 'agr', 'prep'];
  return define(parameters, (value, [unit, code, m, morph, ...extras], context) => {
    const number = asNumber(value);
    if (number === undefined) return needNumber(value);
    if (unit === undefined) throw new ValueError("The filter needs a unit, such as 'tree'.");
    const text = asText(unit);
    if (!text) throw new ValueError('The unit has to be a word.');
    const inflections = [
      readCodes(code ?? undefined),
      readCodes(m ?? undefined),
      readFeatures(morph ?? undefined),
    ];
    const inflection = Object.assign({}, ...inflections) as Inflection;
    inflection.features = Object.assign({}, ...inflections.map(({ features }) => features));
    const digits = printDigits(number, context.language);
    const count = { value: number, digits, inWords };
    return createWord({ text, count, ...inflection, ...readExtras(extras) }, context);
  });
}
