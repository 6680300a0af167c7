/** Czech numerals in their base form, 1 to 10. */
export const NUMERALS = 'jeden dva tři čtyři pět šest sedm osm devět deset'.split(' ');

const ORDINALS =
  'první druhý třetí čtvrtý pátý šestý sedmý osmý devátý desátý jedenáctý dvanáctý třináctý ' +
  'čtrnáctý patnáctý šestnáctý sedmnáctý osmnáctý devatenáctý';
const TENS = 'dvacátý třicátý čtyřicátý padesátý šedesátý sedmdesátý osmdesátý devadesátý';

/** 1 to 100; nothing for others. `21` is `dvacátý první`. */
export function toCzechOrdinal(number: number): string | undefined {
  if (number === 100) return 'stý';
  if (number < 20) return ORDINALS.split(' ')[number - 1];
  const ten = TENS.split(' ')[Math.floor(number / 10) - 2];
  const one = ORDINALS.split(' ')[(number % 10) - 1];
  return ten && (number % 10 === 0 ? ten : `${ten} ${one}`);
}
