import type { Features } from '../features';
import type { InflectedToken } from '../inflect-word';
import type { Word } from '../word';
import { NUMERALS } from './data';
import { toPlural } from './inflect';

/** One of something is singular, every other number plural. */
export function countEnglish(value: number): Features {
  return { Number: Math.abs(value) === 1 ? 'Sing' : 'Plur' };
}

export function inflectEnglishCount({ text, count, features }: Word): InflectedToken[] {
  const { value, digits, inWords } = count!;
  const number = countEnglish(value);
  const plural = number.Number === 'Plur';
  const word = inWords ? NUMERALS[value - 1] : undefined;
  const form = plural ? toPlural(text) : text;
  return [
    {
      text: word ?? digits,
      ...(word && { lemma: word }),
      features: {},
      rule: 'Numbers below 11 are written as words.',
      isUnknown: false,
    },
    { text: ' ', features: {}, rule: '', isUnknown: false },
    {
      text: form,
      lemma: text,
      features: { ...features, ...number },
      pattern: form === `${text}s` || !plural ? 'regular' : text,
      rule: plural ? 'Every number but 1 takes the plural.' : '1 takes the singular.',
      isUnknown: false,
    },
  ];
}
