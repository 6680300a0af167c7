import type { Features } from '../../word';

export interface CzechCount {
  /** The form of the unit. */
  unit: Features;
  /** The form of the numeral: "dvě", "ke čtyřem". */
  numeral: Features;
  /** The features that verbs and adjectives take from the counted unit. */
  group: Features;
  /** The unit is in the genitive plural, and so are its adjectives: "dalších pět knih". */
  isGenitive?: boolean;
  /** The numeral of a unit without a singular, for 2 to 10: "dvoje volby". */
  collective?: string;
  rule: string;
}

/** Stems of the numerals that count units without a singular, from 2 to 10. */
const COLLECTIVES = 'dvoj troj čtver pater šester sedmer osmer devater desater'.split(' ');

/** Czech numerals in their base form, 1 to 10. */
export const NUMERALS = 'jeden dva tři čtyři pět šest sedm osm devět deset'.split(' ');

const ORDINALS =
  'první druhý třetí čtvrtý pátý šestý sedmý osmý devátý desátý jedenáctý dvanáctý třináctý ' +
  'čtrnáctý patnáctý šestnáctý sedmnáctý osmnáctý devatenáctý';
const TENS = 'dvacátý třicátý čtyřicátý padesátý šedesátý sedmdesátý osmdesátý devadesátý';

/**
 * The Czech way of counting: `1 kniha`, `2 knihy`, `5 knih`, `1,5 knihy`. In other cases than the
 * first and fourth the unit follows the case, but not after a fraction: `s 1,5 knihy`.
 */
export function countCzech(
  value: number,
  features: Features,
  { isPluralOnly = false, inWords = false } = {},
): CzechCount {
  const size = Math.abs(value);
  const asked = features.Case ?? 'Nom';
  if (isPluralOnly && (size === 1 || inWords)) {
    const plural: Features = { ...features, Case: asked, Number: 'Plur' };
    const collective = buildCollective(value, plural);
    const rule = 'A unit without a singular stays in the plural.';
    if (size === 1 || collective)
      return { unit: plural, numeral: plural, group: plural, collective, rule };
  }
  const isDirect = asked === 'Nom' || asked === 'Acc' || asked === 'Voc';
  if (!Number.isInteger(size)) {
    return {
      unit: { ...features, Case: 'Gen', Number: 'Sing' },
      numeral: features,
      group: { Case: asked, Number: 'Sing', Gender: 'Neut' },
      rule: 'A number with a fraction takes the genitive singular.',
    };
  }
  if (size === 1) {
    const singular: Features = { ...features, Case: asked, Number: 'Sing' };
    return { unit: singular, numeral: singular, group: singular, rule: '1 takes the singular.' };
  }
  const plural: Features = { ...features, Case: asked, Number: 'Plur' };
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
    isGenitive: true,
    rule: '0, and 5 and more, take the genitive plural; the verb is neuter singular.',
  };
}

/**
 * The numeral of a unit without a singular; nothing for other numbers than 2 to 10.
 *
 * @param features with the gender of the unit
 * @example buildCollective(5, { Case: 'Loc' }); // 'paterých'
 */
function buildCollective(value: number, { Case = 'Nom', Gender }: Features): string | undefined {
  const stem = COLLECTIVES[value - 2];
  if (stem === undefined) return undefined;
  const isSoft = stem.endsWith('j');
  const direct = isSoft ? 'e' : Gender === 'Neut' ? 'a' : 'y';
  const long = isSoft ? 'í' : 'ý';
  const endings: Partial<Record<string, string>> = {
    Gen: `${long}ch`,
    Loc: `${long}ch`,
    Dat: `${long}m`,
    Ins: `${long}mi`,
  };
  return stem + (endings[Case] ?? direct);
}

/** 1 to 100; nothing for others. `21` is `dvacátý první`. */
export function toCzechOrdinal(number: number): string | undefined {
  if (number === 100) return 'stý';
  if (number < 20) return ORDINALS.split(' ')[number - 1];
  const ten = TENS.split(' ')[Math.floor(number / 10) - 2];
  const unit = ORDINALS.split(' ')[(number % 10) - 1];
  if (number % 10 === 0) return ten;
  return ten && unit && `${ten} ${unit}`;
}
