import type { Language } from '../morphology/word';
import { printFloat } from '../values/print';
import { roundTo } from '../values/round';

/** Thousands and decimals: English `12,000.5`, Czech `12.000,5`. */
const MARKS: Record<Language, [thousands: string, decimal: string]> = {
  en: [',', '.'],
  cs: ['.', ','],
};

/**
 * What `ln` prints: two decimal places when there is a fraction, thousands apart from five digits on.
 *
 * @example
 * formatNumber(12000, 'en'); // '12,000'
 * formatNumber(1.2, 'cs'); // '1,20'
 */
export function formatNumber(number: number, language: Language): string {
  const isWhole = Number.isInteger(number);
  return group(isWhole ? toDigits(number) : roundTo(number, 2).toFixed(2), language);
}

/** Digits before a unit: as `ln`, but with the decimal places that the number has. */
export function printDigits(number: number, language: Language): string {
  return group(Number.isInteger(number) ? toDigits(number) : printFloat(number), language);
}

function toDigits(number: number): string {
  return Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number);
}

function group(digits: string, language: Language): string {
  const [whole = '', fraction] = digits.split('.');
  if (!/^-?\d+$/.test(whole)) return digits;
  const [thousands, decimal] = MARKS[language];
  const size = whole.replace('-', '').length;
  const grouped = size < 5 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
