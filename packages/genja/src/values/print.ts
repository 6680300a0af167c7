import type { Span } from '../error';
import type { Budget } from '../limits';
import {
  asText,
  Dict,
  Float,
  isDictView,
  isInstance,
  Stream,
  Tuple,
  typeOf,
  Undefined,
  ValueError,
  isRich,
} from './types';
import type { Value, Finish, Piece, Rich } from './types';

/** Prints a value as `{{ value }}` does, like Python's `str()`. */
export function toText(value: Value, budget: Budget): string {
  const text = asText(value);
  if (text !== undefined) return text;
  if (value instanceof Undefined) return '';
  return printSource(value, budget);
}

/** A value as it is printed inside a list, as Python's `repr()`: `['a', 1.0, None]`. */
function printSource(value: Value, budget: Budget, level = 0): string {
  if (level > 100) throw new ValueError('The value has more than 100 levels.');
  const inner = (item: Value) => printSource(item, budget, level + 1);
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof Float) return printFloat(value.value);
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${joinTexts(value, inner, budget)}]`;
  if (value instanceof Tuple) {
    if (isDictView(value)) return `${value.view}([${joinTexts(value.items, inner, budget)}])`;
    if (value.view) return value.view;
    const [first, ...rest] = value.items;
    if (first !== undefined && rest.length === 0) return `(${inner(first)},)`;
    return `(${joinTexts(value.items, inner, budget)})`;
  }
  if (value instanceof Dict) {
    const printEntry = ([key, item]: [Value, Value]) => `${inner(key)}: ${inner(item)}`;
    return `{${joinTexts(value.entries(), printEntry, budget)}}`;
  }
  if (value instanceof Undefined) return 'Undefined';
  if (value instanceof Stream) return `<${value.typeName}>`;
  if (isInstance(value)) return `<${value.typeName}>`;
  const text = asText(value);
  if (text !== undefined)
    return typeof value === 'object' && 'kind' in value ? quote(text) : `Markup(${quote(text)})`;
  return `<${typeOf(value)}>`;
}

/** Makes one text of many and stops as soon as it is too long. */
export function joinTexts<T>(
  items: T[],
  toPart: (item: T) => string,
  budget: Budget,
  separator = ', ',
): string {
  let text = '';
  items.forEach((item, index) => {
    text += (index > 0 ? separator : '') + toPart(item);
    budget.checkLength(text.length);
  });
  budget.spendReading(items.length + text.length);
  return text;
}

/** Shortest digits that give the same number; Python and JavaScript differ in the exponent. */
export function printFloat(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const [mantissa = '', power = '0'] = value.toExponential().split('e');
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    const sign = exponent < 0 ? '-' : '+';
    return `${mantissa}e${sign}${String(Math.abs(exponent)).padStart(2, '0')}`;
  }
  if (exponent < 0) {
    const digits = mantissa.replace('-', '').replace('.', '');
    return `${value < 0 ? '-' : ''}0.${'0'.repeat(-exponent - 1)}${digits}`;
  }
  const text = String(value);
  return text.includes('.') ? text : `${text}.0`;
}

const UNPRINTABLE = /[\\\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Zs}]/gu;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(UNPRINTABLE, (character) => {
    if (character === ' ') return ' ';
    return ESCAPES[character] ?? escapeCharacter(character);
  });
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark;
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  const hex = code.toString(16);
  if (code < 0x100) return `\\x${hex.padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

const NOWHERE: Span = { start: 0, end: 0 };

export function toRich(pieces: Piece[], finish: Finish): Rich {
  let text: string | undefined;
  return { kind: 'rich', pieces, finish, toText: () => (text ??= finish(pieces)) };
}

/** Puts values behind one another; words in them stay unfinished. */
export function joinRich(
  values: Value[],
  budget: Budget,
  separator = '',
  span: Span = NOWHERE,
): Value {
  const finish = values.find(isRich)?.finish;
  const toPart = (value: Value) => toText(value, budget);
  if (!finish) return joinTexts(values, toPart, budget, separator);
  const pieces = values.flatMap((value, index): Piece[] => [
    ...(index > 0 && separator ? [{ type: 'text', text: separator, span } as const] : []),
    ...(isRich(value) ? value.pieces : [{ type: 'text', text: toPart(value), span } as const]),
  ]);
  budget.spend(pieces.length);
  return toRich(pieces, finish);
}
