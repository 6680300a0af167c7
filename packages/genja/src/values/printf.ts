import { countCharacters } from '@docs/utils';
import type { Budget } from '../limits';
import { escapeHtml } from '../text';
import { notSupported } from '../error';
import { printFloat, toText } from './print';
import { roundTo } from './round';
import { asNumber, Markup, typeOf, Undefined, ValueError, type Value } from './types';

const PLACEHOLDER = /%([-+0]*)(\d+)?(?:\.(\d+))?([^])?/g;

/**
 * Fills values into a pattern. Of Python's placeholders, `%s`, `%d`, and `%f` work, with a width and decimal places.
 *
 * @example
 * formatText('%s: %.1f %%', ['Turnout', new Float(61.27)], budget); // 'Turnout: 61.3 %'
 */
export function formatText(
  pattern: string,
  values: Value[],
  budget: Budget,
  { isMarkup = false } = {},
): string {
  let index = 0;
  let length = 0;
  const result = pattern.replace(
    PLACEHOLDER,
    (placeholder, flags: string, width, precision, type) => {
      if (type === undefined) throw new ValueError('The pattern ends inside a placeholder.');
      const size = Number(width ?? 0);
      const digits = Number(precision ?? NaN);
      budget.checkLength(size + (digits || 0));
      if (placeholder === '%%') return '%';
      if (!'sdf'.includes(type)) throw notSupported(`The placeholder "${placeholder}"`);
      const value = values[index++];
      if (value === undefined) {
        throw new ValueError('The pattern has more placeholders than values.');
      }
      const text = convert(type, value, flags, digits, isMarkup, budget);
      const padded = pad(text, flags, size, type !== 's');
      budget.checkLength((length += padded.length));
      return padded;
    },
  );
  if (index < values.length) {
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
  if (type === 's') {
    const plain = toText(value, budget);
    const text = isMarkup && !(value instanceof Markup) ? escapeHtml(plain) : plain;
    return Number.isNaN(digits) ? text : [...text].slice(0, digits).join('');
  }
  if (value instanceof Undefined) throw new ValueError(value.message);
  const number = asNumber(value);
  if (number === undefined)
    throw new ValueError(`"%${type}" needs a number, not a ${typeOf(value)}.`);
  const isNegative = number < 0 || Object.is(number, -0);
  const sign = isNegative ? '-' : flags.includes('+') ? '+' : '';
  if (type === 'd') {
    if (!Number.isFinite(number)) throw new ValueError('The number is not finite.');
    const whole = Math.trunc(number);
    return (
      (whole === 0 && isNegative ? '' : sign) +
      BigInt(Math.abs(whole))
        .toString()
        .padStart(digits || 0, '0')
    );
  }
  const size = Math.abs(number);
  const text = Number.isFinite(size)
    ? fixed(size, Math.min(Number.isNaN(digits) ? 6 : digits, 100))
    : printFloat(size);
  return (Number.isNaN(number) ? '' : sign) + text;
}

function fixed(value: number, precision: number): string {
  if (value >= 1e21)
    return BigInt(value).toString() + (precision ? `.${'0'.repeat(precision)}` : '');
  return precision <= 20 ? roundTo(value, precision).toFixed(precision) : value.toFixed(precision);
}

function pad(text: string, flags: string, width: number, isNumber: boolean): string {
  const missing = width - countCharacters(text);
  if (missing <= 0) return text;
  if (flags.includes('-')) return text + ' '.repeat(missing);
  if (isNumber && flags.includes('0') && /\d/.test(text)) {
    const sign = /^[-+]/.exec(text)?.[0] ?? '';
    return sign + '0'.repeat(missing) + text.slice(sign.length);
  }
  return ' '.repeat(missing) + text;
}
