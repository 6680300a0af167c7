import type { Context } from './values/context';
import { SMALL_STEP } from './limits';
import { FILTER_NAMES, TEST_NAMES } from './names';
import { compare, contains, isEqual } from './values/compare';
import { isIterable, measure } from './values/iterate';
import { calculate } from './values/arithmetic';
import { toText } from './values/print';
import { isLower, isUpper } from './text';
import {
  asNumber,
  Dict,
  Float,
  isDictView,
  isInstance,
  isText,
  Markup,
  Stream,
  Undefined,
  ValueError,
  type CallArguments,
  type Value,
} from './values/types';

type Test = (value: Value, args: Value[], context: Context) => boolean;

const order =
  (accept: (order: number) => boolean): Test =>
  (value, [other], { budget }) => {
    for (const side of [value, other!]) {
      if (side instanceof Undefined) throw new ValueError(side.message);
    }
    return accept(compare(value, other!, budget));
  };
const equal: Test = (value, [other], { budget }) => isEqual(value, other!, budget);
const unequal: Test = (value, [other], { budget }) => !isEqual(value, other!, budget);
const less = order((sign) => sign < 0);
const lessOrEqual = order((sign) => sign <= 0);
const greater = order((sign) => sign > 0);
const greaterOrEqual = order((sign) => sign >= 0);
const rest = (value: Value, divisor: Value, { budget }: Context) =>
  asNumber(calculate('%', value, divisor, budget));

/** Each test with the number of its arguments. */
const TESTS: Record<string, [count: number, Test]> = {
  defined: [0, (value) => !(value instanceof Undefined)],
  undefined: [0, (value) => value instanceof Undefined],
  none: [0, (value) => value === null],
  boolean: [0, (value) => typeof value === 'boolean'],
  true: [0, (value) => value === true],
  false: [0, (value) => value === false],
  integer: [0, (value) => typeof value === 'number' || typeof value === 'bigint'],
  float: [0, (value) => value instanceof Float],
  number: [0, (value) => typeof value === 'bigint' || asNumber(value) !== undefined],
  string: [0, (value) => isText(value)],
  mapping: [0, (value) => value instanceof Dict],
  iterable: [0, (value) => isIterable(value)],
  sequence: [0, (value) => isIterable(value) && !(value instanceof Stream) && !isDictView(value)],
  callable: [
    0,
    (value) => value instanceof Undefined || (isInstance(value) && value.call !== undefined),
  ],
  sameas: [1, (value, [other]) => isSame(value, other!)],
  escaped: [0, (value) => value instanceof Markup],
  in: [1, (value, [container], { budget }) => contains(container!, value, budget)],
  eq: [1, equal],
  equalto: [1, equal],
  '==': [1, equal],
  ne: [1, unequal],
  '!=': [1, unequal],
  lt: [1, less],
  lessthan: [1, less],
  '<': [1, less],
  le: [1, lessOrEqual],
  '<=': [1, lessOrEqual],
  gt: [1, greater],
  greaterthan: [1, greater],
  '>': [1, greater],
  ge: [1, greaterOrEqual],
  '>=': [1, greaterOrEqual],
  divisibleby: [1, (value, [divisor], context) => rest(value, divisor!, context) === 0],
  odd: [0, (value, _, context) => rest(value, 2, context) === 1],
  even: [0, (value, _, context) => rest(value, 2, context) === 0],
  lower: [0, (value, _, { budget }) => isLower(toText(value, budget))],
  upper: [0, (value, _, { budget }) => isUpper(toText(value, budget))],
  filter: [0, (value, _, { budget }) => FILTER_NAMES.has(toText(value, budget))],
  test: [0, (value, _, { budget }) => TEST_NAMES.has(toText(value, budget))],
};

/** The tests that follow `is`. */
export function applyTest(
  name: string,
  value: Value,
  { positional, named }: CallArguments,
  context: Context,
): boolean {
  if (!Object.hasOwn(TESTS, name)) throw new ValueError(`There is no test "${name}".`);
  const [count, test] = TESTS[name]!;
  if (positional.length !== count || named.size > 0) {
    throw new ValueError(`The test "${name}" takes ${count === 0 ? 'no' : 'one'} argument.`);
  }
  context.budget.spend(SMALL_STEP);
  context.budget.spendReading(measure(value));
  return test(value, positional, context);
}

function isSame(a: Value, b: Value): boolean {
  if (a instanceof Float && b instanceof Float) return a.value === b.value;
  return a === b;
}
