import type { Language } from '../word';
import { roundTo } from '../values/round';
import { characters, stripCharacters } from '../text';
import { toNumber } from '../values/arithmetic';
import { printFloat } from '../values/print';
import {
  asNumber,
  asText,
  Float,
  TOO_LARGE,
  typeOf,
  Undefined,
  ValueError,
  type Value,
} from '../values/types';
import { needInteger } from '../values/arguments';
import { define, needText, type Filter } from './define';

export const NUMBER_FILTERS: Record<string, Filter> = {
  abs: define([], (value) => {
    const number = needNumber(value);
    return value instanceof Float ? new Float(Math.abs(number)) : Math.abs(number);
  }),
  round: define(['precision', 'method'], (value, [precision = 0, method = 'common']) => {
    const name = needText(method, 'method');
    if (!['common', 'ceil', 'floor'].includes(name)) {
      throw new ValueError("\"method\" is 'common', 'ceil' or 'floor'.");
    }
    const number = needNumber(value);
    if (name === 'common') return roundCommon(value, number, precision);
    const places = needInteger(precision, 'precision');
    const unit = 10 ** places;
    if (!Number.isFinite(number * unit)) throw new ValueError('The number is too large.');
    const rounded = name === 'ceil' ? Math.ceil(number * unit) : Math.floor(number * unit);
    return new Float((rounded + 0) / unit);
  }),
  int: define(['default', 'base'], (value, [other = 0, base = 10]) => {
    if (value instanceof Undefined) throw new ValueError(value.message);
    return toInteger(value, needInteger(base, 'base')) ?? other;
  }),
  float: define(['default'], (value, [other = new Float(0)]) => {
    if (value instanceof Undefined) throw new ValueError(value.message);
    const number = readFloat(value);
    return number === undefined ? other : new Float(number);
  }),
  sign: define([], (value) => {
    const number = needNumber(value);
    return number > 0 ? 1 : number < 0 ? -1 : 0;
  }),
};

/** Thousands and decimals: English `12,000.5`, Czech `12.000,5`. */
const MARKS: Record<Language, [thousands: string, decimal: string]> = {
  en: [',', '.'],
  cs: ['.', ','],
};

export function needNumber(value: Value): number {
  const number = asNumber(value);
  if (number !== undefined) return number;
  throw new ValueError(
    value instanceof Undefined
      ? value.message
      : `The filter needs a number, not a ${typeOf(value)}.`,
  );
}

function roundCommon(value: Value, number: number, precision: Value): Value {
  if (!(value instanceof Float)) {
    const places = precision === null ? 0 : needInteger(precision, 'precision');
    return places >= 0 ? number : toNumber(roundTo(number, places), false);
  }
  if (precision === null) return toNumber(roundTo(number, 0), false);
  const places = needInteger(precision, 'precision');
  return new Float(roundTo(number, places));
}

/** A whole number from a number or a text, without its fraction. */
function toInteger(value: Value, base: number): number | undefined {
  const text = asText(value);
  const whole = text === undefined ? undefined : parseInteger(text, base);
  const number = whole ?? readFloat(value);
  if (number === undefined || !Number.isFinite(number)) return undefined;
  const truncated = Math.trunc(number) + 0;
  if (!Number.isSafeInteger(truncated)) throw new ValueError(TOO_LARGE);
  return truncated;
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const PREFIXES: Record<number, RegExp> = { 2: /^0b_?/, 8: /^0o_?/, 16: /^0x_?/ };

function parseInteger(text: string, base: number): number | undefined {
  if (base !== 10 && (base < 2 || base > 36)) return undefined;
  const bare = stripCharacters(text, undefined).toLowerCase();
  const sign = bare.startsWith('-') ? -1 : 1;
  const unsigned = bare.replace(/^[-+]/, '').replace(PREFIXES[base] ?? /^(?!)/, '');
  if (!/^[^_]+(?:_[^_]+)*$/.test(unsigned)) return undefined;
  let number = 0;
  for (const character of characters(unsigned.replaceAll('_', ''))) {
    const digit = DIGITS.indexOf(toAsciiDigit(character));
    if (digit < 0 || digit >= base) return undefined;
    number = number * base + digit;
  }
  return sign * number;
}

/** Python reads the digits of other scripts too. */
function toAsciiDigit(character: string): string {
  if (!/\p{Nd}/u.test(character) || character <= '9') return character;
  let code = character.codePointAt(0)!;
  const start = code;
  while (start - code < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) code--;
  return String((start - code) % 10);
}

const FLOAT = /^[-+]?(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:e[-+]?\d+(?:_\d+)*)?$/i;
const SPECIAL = /^([-+]?)(inf|infinity|nan)$/i;

function readFloat(value: Value): number | undefined {
  const number = asNumber(value);
  if (number !== undefined) return number;
  const text = asText(value);
  if (text === undefined) return undefined;
  const bare = stripCharacters(text, undefined).replace(/\p{Nd}/gu, toAsciiDigit);
  const special = SPECIAL.exec(bare);
  if (special)
    return special[2]!.toLowerCase() === 'nan' ? NaN : special[1] === '-' ? -Infinity : Infinity;
  return FLOAT.test(bare) ? Number(bare.replaceAll('_', '')) : undefined;
}

/**
 * Prints a number as `ln` does: two decimal places when there is a fraction, thousands apart from five digits on.
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
