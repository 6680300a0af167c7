import { TemplateError } from '../error';
import type { Budget } from '../limits';
import { suggestName } from '../names';
import { joinRich } from '../values/print';
import type { Arguments, CompareOperator, Expression } from '../syntax/ast';
import { calculate, toNumber } from '../values/arithmetic';
import { getAttribute, getItem, slice } from '../values/attributes';
import { compare, contains, isEqual } from '../values/compare';
import { isTrue, iterate } from '../values/iterate';
import {
  asNumber,
  asText,
  Dict,
  Float,
  isInstance,
  orElse,
  Tuple,
  typeOf,
  Undefined,
  ValueError,
} from '../values/types';
import type { CallArguments, Value } from '../values/types';
import type { Context, Scope } from '../values/context';

/** The value of an expression. */
export function evaluate(node: Expression, scope: Scope, context: Context): Value {
  context.budget.spend(1);
  context.at = node;
  const value = compute(node, scope, context);
  context.at = node;
  return value;
}

function compute(node: Expression, scope: Scope, context: Context): Value {
  const get = (child: Expression) => evaluate(child, scope, context);
  switch (node.type) {
    case 'constant':
      return node.float ? new Float(node.value as number) : node.value;
    case 'name':
      return orElse(
        scope.get(node.name),
        () => new Undefined(`"${node.name}" is missing from the data.`),
      );
    case 'list':
      return node.items.map(get);
    case 'tuple':
      return new Tuple(node.items.map(get));
    case 'map':
      return new Dict(
        context.budget,
        node.entries.map(([key, value]) => [get(key), get(value)]),
      );
    case 'unary':
      return negate(node.operator, get(node.operand));
    case 'binary': {
      const left = get(node.left);
      const right = get(node.right);
      context.at = node;
      return calculate(node.operator, left, right, context.budget);
    }
    case 'logic': {
      const left = get(node.left);
      return isTrue(left) === (node.operator === 'and') ? get(node.right) : left;
    }
    case 'compare': {
      let left = get(node.first);
      for (const [operator, operand] of node.rest) {
        const right = get(operand);
        context.at = node;
        if (!isFulfilled(operator, left, right, context.budget)) return false;
        left = right;
      }
      return true;
    }
    case 'concat': {
      const items = node.items.map(get);
      return joinRich(items, context.budget, '', node);
    }
    case 'condition':
      if (isTrue(get(node.test))) return get(node.then);
      return node.otherwise ? get(node.otherwise) : new Undefined('The condition has no "else".');
    case 'attribute': {
      const object = get(node.object);
      context.at = node;
      return getAttribute(object, node.name, context);
    }
    case 'item': {
      const object = get(node.object);
      const key = get(node.key);
      context.at = node;
      return getItem(object, key, context);
    }
    case 'slice': {
      const object = get(node.object);
      const parts = node.parts.map((bound) => bound && get(bound));
      context.at = node;
      return slice(object, parts, context.budget);
    }
    case 'call':
      return call(node, scope, context);
    case 'filter': {
      const value = node.value ? get(node.value) : null;
      return applyFilter(node, value, scope, context);
    }
    case 'test': {
      const value = get(node.value);
      const args = evaluateArguments(node.arguments, scope, context);
      context.at = node;
      return context.applyTest(node.name, value, args);
    }
  }
}

export function applyFilter(
  node: Extract<Expression, { type: 'filter' }>,
  value: Value,
  scope: Scope,
  context: Context,
): Value {
  const args = evaluateArguments(node.arguments, scope, context);
  context.at = { start: node.nameSpan.start, end: node.end };
  return context.applyFilter(node.name, value, args);
}

function call(node: Extract<Expression, { type: 'call' }>, scope: Scope, context: Context): Value {
  const callee = evaluate(node.callee, scope, context);
  const args = evaluateArguments(node.arguments, scope, context);
  context.at = node;
  if (callee instanceof Undefined) {
    const name = node.callee.type === 'name' ? node.callee.name : undefined;
    if (!name) throw new ValueError(callee.message);
    const hint = suggestName(name, ['range', 'dict', 'namespace', 'cycler', 'joiner', 'caller']);
    const message = `"${name}" is not a macro or a function. Define a macro before you call it.`;
    throw new TemplateError(message, node.callee, hint);
  }
  if (!isInstance(callee) || !callee.call) {
    throw new ValueError(`A ${typeOf(callee)} cannot be called.`);
  }
  return callee.call(args);
}

export function evaluateArguments(args: Arguments, scope: Scope, context: Context): CallArguments {
  const positional = args.positional.map((item) => evaluate(item, scope, context));
  if (args.spread) {
    for (const item of iterate(evaluate(args.spread, scope, context))) {
      context.budget.spend(1);
      positional.push(item);
    }
  }
  const named = new Map<string, Value>();
  const add = (name: string, value: Value) => {
    if (named.has(name)) throw new ValueError(`The argument "${name}" is given twice.`);
    named.set(name, value);
  };
  for (const [name, item] of args.named) add(name, evaluate(item, scope, context));
  if (args.spreadNamed) {
    const rest = evaluate(args.spreadNamed, scope, context);
    if (!(rest instanceof Dict)) throw new ValueError('"**" needs a map.');
    for (const [key, value] of rest.entries()) {
      const name = asText(key);
      if (name === undefined) throw new ValueError('"**" needs a map with texts as keys.');
      add(name, value);
    }
  }
  return { positional, named };
}

function negate(operator: 'not' | '-' | '+', value: Value): Value {
  if (operator === 'not') return !isTrue(value);
  if (value instanceof Undefined) throw new ValueError(value.message);
  const number = asNumber(value);
  if (number === undefined)
    throw new ValueError(`"${operator}" needs a number, not a ${typeOf(value)}.`);
  return toNumber(operator === '-' ? -number : number, value instanceof Float);
}

function isFulfilled(operator: CompareOperator, a: Value, b: Value, budget: Budget): boolean {
  if (operator === '==') return isEqual(a, b, budget);
  if (operator === '!=') return !isEqual(a, b, budget);
  if (operator === 'in') return contains(b, a, budget);
  if (operator === 'not in') return !contains(b, a, budget);
  for (const value of [a, b]) if (value instanceof Undefined) throw new ValueError(value.message);
  const order = compare(a, b, budget);
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}
