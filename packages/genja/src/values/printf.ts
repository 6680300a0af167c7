import type { Budget } from '../limits';
import { countCharacters, escapeHtml } from '../text';
import { escapeCharacter, printFloat, toSource, toText } from './print';
import {
  asNumber,
  asText,
  Dict,
  Float,
  Markup,
  typeOf,
  Undefined,
  ValueError,
  type Value,
} from './types';

const PLACE = /%(?:\(([^)]*)\))?([-+ 0#]*)(\*|\d+)?(?:\.(\*|\d+)?)?([hlL]?)([^])?/g;

/**
 * Fills values into a pattern, as Python's `%` operator does.
 *
 * @example
 * formatText('%s: %.1f %%', ['Turnout', new Float(61.27)], budget); // 'Turnout: 61.3 %'
 */
export function formatText(
  pattern: string,
  values: Value[],
  budget: Budget,
  { isMarkup = false, mayHaveMore = false } = {},
): string {
  const map = values.length === 1 && values[0] instanceof Dict ? values[0] : undefined;
  let index = 0;
  let length = 0;
  let usedMap = false;
  const next = (): Value => {
    if (index >= values.length)
      throw new ValueError('The pattern has more placeholders than values.');
    return values[index++]!;
  };
  const nextWidth = (): number => {
    const width = next();
    if (typeof width !== 'number') throw new ValueError('The width has to be a whole number.');
    return width;
  };
  const result = pattern.replace(
    PLACE,
    (whole, key, flags: string, width, precision, _size, type) => {
      if (type === undefined) throw new ValueError('The pattern ends inside a placeholder.');
      const hasPrecision = /\./.test(whole.slice(0, -1).replace(/\([^)]*\)/, ''));
      const size = width === '*' ? nextWidth() : Number(width ?? 0);
      const digits =
        precision === '*' ? nextWidth() : Number(precision ?? (hasPrecision ? 0 : NaN));
      budget.checkLength(Math.abs(size) + (digits || 0));
      if (type === '%') return '%';
      let value: Value;
      if (key !== undefined) {
        if (!map) throw new ValueError('The pattern has names and needs a map.');
        usedMap = true;
        const named = map.get(key);
        if (named === undefined) throw new ValueError(`The map has no key "${key}".`);
        value = named;
      } else value = next();
      const text = convert(type, value, flags, digits, isMarkup, budget);
      const padded = pad(text, flags, size, 'diufFeEgGxXo'.includes(type));
      budget.checkLength((length += padded.length));
      return padded;
    },
  );
  if (index < values.length && !usedMap && !mayHaveMore && !(map && index === 0)) {
    throw new ValueError('There are more values than placeholders in the pattern.');
  }
  budget.checkLength(result.length);
  return result;
}

function convert(
  type: string,
  value: Value,
  flags: string,
  digits: number,
  isMarkup: boolean,
  budget: Budget,
): string {
  if (type === 's' || type === 'r' || type === 'a') {
    const source = type === 's' ? toText(value, budget) : toSource(value, budget);
    const plain = type === 'a' ? source.replace(/[\u0080-\u{10ffff}]/gu, escapeCharacter) : source;
    const text = isMarkup && !(value instanceof Markup) ? escapeHtml(plain) : plain;
    return Number.isNaN(digits) ? text : [...text].slice(0, digits).join('');
  }
  if (type === 'c') {
    const text = asText(value);
    if (text !== undefined && countCharacters(text) === 1) return text;
    if (typeof value === 'number' && value >= 0 && value < 0x110000) {
      return String.fromCodePoint(value);
    }
    throw new ValueError('"%c" needs one character.');
  }
  if (value instanceof Undefined) throw new ValueError(value.message);
  const number = asNumber(value);
  if (number === undefined)
    throw new ValueError(`"%${type}" needs a number, not a ${typeOf(value)}.`);
  const sign = findSign(number, flags);
  const size = Math.abs(number);
  if ('diu'.includes(type)) {
    if (!Number.isFinite(number)) throw new ValueError('The number is not finite.');
    const whole = Math.trunc(number);
    return (
      (whole === 0 && sign === '-' ? '' : sign) +
      BigInt(Math.abs(whole))
        .toString()
        .padStart(digits || 0, '0')
    );
  }
  if ('xXo'.includes(type)) {
    if (value instanceof Float) throw new ValueError(`"%${type}" needs a whole number.`);
    const base = type === 'o' ? 8 : 16;
    const prefix = flags.includes('#') ? `0${type}` : '';
    const text = prefix + size.toString(base).padStart(digits || 0, '0');
    return sign + (type === 'X' ? text.toUpperCase() : text);
  }
  if ('fFeEgG'.includes(type)) {
    const text = Number.isFinite(size)
      ? printReal(type.toLowerCase(), size, digits, flags.includes('#'))
      : printFloat(size);
    const upper = type === type.toUpperCase() ? text.toUpperCase() : text;
    return (Number.isNaN(number) ? '' : sign) + upper;
  }
  throw new ValueError(`"%${type}" is not a placeholder. Use one such as %s, %d, or %.2f.`);
}

function findSign(number: number, flags: string): string {
  if (number < 0 || Object.is(number, -0)) return '-';
  if (flags.includes('+')) return '+';
  return flags.includes(' ') ? ' ' : '';
}

/** @param isLong keeps the decimal point and the zeros: `%#g` */
function printReal(type: string, value: number, digits: number, isLong: boolean): string {
  const precision = Math.min(Number.isNaN(digits) ? 6 : digits, 100);
  const point = (text: string) =>
    isLong && !text.includes('.') ? text.replace(/^\d+/, '$&.') : text;
  if (type === 'f') return point(fixed(value, precision));
  if (type === 'e') return point(exponential(value, precision));
  const significant = precision || 1;
  const [, power = '0'] = exponential(value, significant - 1).split('e');
  const exponent = Number(power);
  const text =
    exponent < -4 || exponent >= significant
      ? exponential(value, significant - 1)
      : fixed(value, Math.max(0, significant - 1 - exponent));
  if (isLong) return point(text);
  const [mantissa = '', ending] = text.split('e');
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  return ending === undefined ? short : `${short}e${ending}`;
}

function fixed(value: number, precision: number): string {
  if (value >= 1e21)
    return BigInt(value).toString() + (precision ? `.${'0'.repeat(precision)}` : '');
  return precision <= 20 ? roundTo(value, precision).toFixed(precision) : value.toFixed(precision);
}

function exponential(value: number, precision: number): string {
  const [exact = '', power = '0'] = value.toExponential(100).split('e');
  // JavaScript rounds an exact middle up; Python rounds it to the even neighbor.
  const kept = exact.slice(0, precision ? precision + 2 : 1);
  const isMiddle = /^\.?50*$/.test(exact.slice(kept.length)) && /[02468]$/.test(kept);
  if (isMiddle) return toPower(kept, power);
  return toPower(...(value.toExponential(precision).split('e') as [string, string]));
}

function toPower(mantissa: string, power: string): string {
  const exponent = Number(power);
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

function pad(text: string, flags: string, width: number, isNumber: boolean): string {
  const missing = Math.abs(width) - countCharacters(text);
  if (missing <= 0) return text;
  if (flags.includes('-') || width < 0) return text + ' '.repeat(missing);
  if (isNumber && flags.includes('0') && /\d/.test(text)) {
    const sign = /^[-+ ]/.exec(text)?.[0] ?? '';
    return sign + '0'.repeat(missing) + text.slice(sign.length);
  }
  return ' '.repeat(missing) + text;
}

/**
 * Rounds to the nearest, and an exact middle to the even neighbor, as Python does. `2.675` is no
 * exact middle: as a binary fraction it is a little less.
 *
 * @example
 * roundTo(2.5, 0); // 2
 * roundTo(2.675, 2); // 2.67
 */
export function roundTo(value: number, precision: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  if (precision < 0) {
    const unit = 10 ** -precision;
    if (!Number.isFinite(unit)) return value < 0 ? -0 : 0;
    const quotient = value / unit;
    const floor = Math.floor(quotient);
    const rest = quotient - floor;
    const up = rest > 0.5 || (rest === 0.5 && floor % 2 !== 0);
    return (up ? floor + 1 : floor) * unit;
  }
  if (precision > 100 || Math.abs(value) >= 1e21) return value;
  const rounded = Number(value.toFixed(precision));
  if (!isMiddle(Math.abs(value), precision)) return rounded;
  const down = Math.abs(value)
    .toFixed(precision + 1)
    .slice(0, -1)
    .replace(/\.$/, '');
  const isEven = Number(down.at(-1)) % 2 === 0;
  const size = isEven ? Number(down) : Math.abs(rounded);
  const other = Number((Math.abs(value) + 10 ** -precision / 2).toFixed(precision));
  return Math.sign(value) * (isEven ? size : Math.max(size, other));
}

/** Whether the digits after the last kept one are 5 and nothing more. */
function isMiddle(value: number, precision: number): boolean {
  if (precision > 90) return false;
  const digits = value.toFixed(100).split('.')[1] ?? '';
  return /^50*$/.test(digits.slice(precision));
}
