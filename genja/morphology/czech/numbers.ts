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

/** How a number begins when it is read aloud, as far as a preposition needs it. */
const STARTS: Record<string, string> = {
  '0': 'nula',
  '1': 'jedna',
  '2': 'dva',
  '3': 'tři',
  '4': 'čtyři',
  '5': 'pět',
  '6': 'šest',
  '7': 'sedm',
  '8': 'osm',
  '9': 'devět',
};

/**
 * @example
 * toSpokenStart('2'); // 'dva'
 * toSpokenStart('120'); // 'sto'
 */
export function toSpokenStart(digits: string): string {
  const whole = digits.split(/[.,](?=\d{1,2}$)/)[0]!.replace(/\D/g, '');
  const group = whole.length % 3;
  if (group === 0 && whole.startsWith('1')) return 'sto';
  if (group === 1 && whole.length > 1 && whole.startsWith('1')) {
    return whole.length === 4 ? 'tisíc' : 'milion';
  }
  if (group === 2 && whole.startsWith('1'))
    return STARTS[whole[1]!]!.replace('nula', 'deset').replace('jedna', 'jedenáct');
  return STARTS[whole[0]!] ?? 'nula';
}
