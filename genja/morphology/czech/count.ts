import type { Features } from '../features';

export interface CzechCount {
  /** The form of the unit. */
  unit: Features;
  /** The form of the numeral: "dvě", "ke čtyřem". */
  numeral: Features;
  /** What verbs and adjectives take from the counted unit. */
  group: Features;
  rule: string;
}

/**
 * The Czech way of counting: `1 kniha`, `2 knihy`, `5 knih`, `1,5 knihy`; in other cases than the
 * first and fourth the unit simply follows the case.
 */
export function countCzech(value: number, wanted: Features): CzechCount {
  const size = Math.abs(value);
  const asked = wanted.Case ?? 'Nom';
  const isDirect = asked === 'Nom' || asked === 'Acc' || asked === 'Voc';
  if (!Number.isInteger(size)) {
    return {
      unit: { ...wanted, Case: isDirect ? 'Gen' : asked, Number: 'Sing' },
      numeral: wanted,
      group: { Case: asked, Number: 'Sing', Gender: 'Neut' },
      rule: 'A number with a fraction takes the genitive singular.',
    };
  }
  if (size === 1) {
    const features: Features = { ...wanted, Case: asked, Number: 'Sing' };
    return { unit: features, numeral: features, group: features, rule: '1 takes the singular.' };
  }
  const plural: Features = { ...wanted, Case: asked, Number: 'Plur' };
  if (size >= 2 && size <= 4) {
    return { unit: plural, numeral: plural, group: plural, rule: '2, 3 and 4 take the plural.' };
  }
  if (!isDirect) {
    const rule = 'Outside the first and fourth case the unit follows the case, in the plural.';
    return { unit: plural, numeral: plural, group: plural, rule };
  }
  return {
    unit: { ...plural, Case: 'Gen' },
    numeral: plural,
    group: { Case: asked, Number: 'Sing', Gender: 'Neut' },
    rule: '0, and 5 and more, take the genitive plural; the verb is neuter singular.',
  };
}
