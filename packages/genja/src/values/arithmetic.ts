import { countCharacters } from '@docs/utils';
import { notSupported } from '../error';
import type { Budget } from '../limits';
import { joinRich, toText } from './print';
import type { BinaryOperator } from '../syntax/ast';
import { escapeHtml } from '../text';
import {
  asNumber,
  asText,
  Float,
  isRich,
  isText,
  Markup,
  measureText,
  TOO_LARGE,
  Tuple,
  typeOf,
  Undefined,
  ValueError,
} from './types';
import type { Value } from './types';

/** `a + b` and the other operators, on numbers, texts and lists. */
export function calculate(operator: BinaryOperator, a: Value, b: Value, budget: Budget): Value {
  if (a instanceof Undefined) throw new ValueError(a.message);
  if (operator === '%' && isText(a)) throw notSupported('Formatting with "%"');
  if (b instanceof Undefined) throw new ValueError(b.message);
  const x = asNumber(a);
  const y = asNumber(b);
  if (x !== undefined && y !== undefined) {
    const isFloat = a instanceof Float || b instanceof Float;
    return calculateNumbers(operator, x, y, isFloat);
  }
  const joined = operator === '+' ? add(a, b, budget) : undefined;
  const repeated = operator === '*' ? (repeat(a, b, budget) ?? repeat(b, a, budget)) : undefined;
  const result = joined ?? repeated;
  if (result !== undefined) return result;
  throw new ValueError(`"${operator}" does not work between a ${typeOf(a)} and a ${typeOf(b)}.`);
}

function calculateNumbers(operator: BinaryOperator, x: number, y: number, isFloat: boolean): Value {
  const zero = y === 0 && ['/', '//', '%'].includes(operator);
  if (zero) throw new ValueError('A number cannot be divided by zero.');
  switch (operator) {
    case '+':
      return toNumber(x + y, isFloat);
    case '-':
      return toNumber(x - y, isFloat);
    case '*':
      return toNumber(x * y, isFloat);
    case '/':
      return new Float(x / y);
    case '//':
      return toNumber(floorDivide(x, y, isFloat), isFloat);
    case '%':
      return toNumber(modulo(x, y), isFloat);
    case '**':
      return power(x, y, isFloat);
  }
}

function floorDivide(x: number, y: number, isFloat: boolean): number {
  if (!isFloat) return (x - modulo(x, y)) / y + 0;
  const quotient = (x - modulo(x, y)) / y;
  if (quotient === 0) return x / y < 0 || Object.is(x / y, -0) ? -0 : 0;
  return Number.isFinite(quotient) ? Math.round(quotient) : quotient;
}

/** The rest has the sign of the divisor. */
function modulo(x: number, y: number): number {
  const rest = x % y;
  if (rest === 0) return y < 0 ? -0 : 0;
  return rest < 0 !== y < 0 ? rest + y : rest;
}

function power(x: number, y: number, isFloat: boolean): Value {
  if (x === 0 && y < 0) throw new ValueError('Zero has no negative power.');
  if (x < 0 && !Number.isInteger(y)) {
    throw new ValueError('The root of a negative number is not supported.');
  }
  const result = x ** y;
  if (!Number.isFinite(result) && Number.isFinite(x) && Number.isFinite(y)) {
    throw new ValueError('The number is too large.');
  }
  return toNumber(result, isFloat || y < 0);
}

/** @throws ValueError for a whole number that JavaScript cannot represent exactly */
export function toNumber(value: number, isFloat: boolean): Value {
  if (isFloat) return new Float(value);
  if (!Number.isSafeInteger(value)) {
    throw new ValueError(TOO_LARGE);
  }
  return value + 0;
}

function add(a: Value, b: Value, budget: Budget): Value | undefined {
  if (Array.isArray(a) && Array.isArray(b)) return spendItems([...a, ...b], budget);
  if (a instanceof Tuple && b instanceof Tuple && !a.view && !b.view) {
    return new Tuple(spendItems([...a.items, ...b.items], budget));
  }
  if (!isText(a) || !isText(b)) return undefined;
  budget.checkLength(measureText(a) + measureText(b));
  if (isRich(a) || isRich(b)) return joinRich([a, b], budget);
  if (a instanceof Markup || b instanceof Markup) {
    const safe = (value: Value) =>
      value instanceof Markup ? value.text : escapeHtml(toText(value, budget));
    return new Markup(safe(a) + safe(b));
  }
  return a + b;
}

function spendItems(items: Value[], budget: Budget): Value[] {
  budget.spend(items.length);
  return items;
}

function repeat(value: Value, factor: Value, budget: Budget): Value | undefined {
  const times = asNumber(factor);
  if (times === undefined || factor instanceof Float) return undefined;
  const count = Math.max(0, times);
  const text = asText(value);
  if (text !== undefined) {
    budget.checkLength(countCharacters(text) * count);
    const repeated = text.repeat(count);
    return value instanceof Markup ? new Markup(repeated) : repeated;
  }
  const items = Array.isArray(value)
    ? value
    : value instanceof Tuple && !value.view
      ? value.items
      : undefined;
  if (!items) return undefined;
  budget.spend(items.length * count);
  const all = Array.from({ length: count }, () => items).flat();
  return value instanceof Tuple ? new Tuple(all) : all;
}
