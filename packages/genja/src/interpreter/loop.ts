import { TemplateError } from '../error';
import type { Budget } from '../limits';
import type { Statement } from '../syntax/ast';
import { takePositional } from '../values/arguments';
import { isEqual } from '../values/compare';
import { isTrue, iterate } from '../values/iterate';
import {
  Dict,
  orElse,
  Tuple,
  Undefined,
  ValueError,
  type Instance,
  type Piece,
  type Value,
} from '../values/types';
import { assign, openScope, pickIndex, type Scope } from '../values/context';
import type { Context } from '../values/context';
import { evaluate } from './expressions';

type ForStatement = Extract<Statement, { type: 'for' }>;

/** Runs the body once per item. A map with two names gives key and value. */
export function runLoop(node: ForStatement, scope: Scope, context: Context, output: Piece[]): void {
  runLevel(node, evaluate(node.list, scope, context), scope, context, output, 1);
}

function runLevel(
  node: ForStatement,
  list: Value,
  scope: Scope,
  context: Context,
  output: Piece[],
  depth: number,
): void {
  if (depth > context.budget.limits.depth) {
    throw new TemplateError(
      `The loop calls itself more than ${context.budget.limits.depth} times.`,
      node,
    );
  }
  const items = selectItems(node, list, scope, context);
  if (items.length === 0) return context.run(node.otherwise, openScope(scope), output);
  const loop = createLoop(items, depth, context.budget);
  const again = (value: Value): Value => {
    const pieces: Piece[] = [];
    runLevel(node, value, scope, context, pieces, depth + 1);
    return context.toRich(pieces);
  };
  let last = -1;
  items.forEach((item, index) => {
    context.budget.spend(1);
    loop.moveTo(index);
    const inner = openScope(scope);
    inner.set('loop', node.recursive ? { ...loop.instance, call: toCall(again) } : loop.instance);
    context.at = node.target;
    assign(node.target, item, inner);
    last = pickBody(node.bodies.length, last, context);
    context.run(node.bodies[last]!, inner, output);
  });
}

/** `for_choices` does not use the same wording twice in a row. */
function pickBody(count: number, last: number, context: Context): number {
  if (count === 1) return 0;
  if (last < 0) return pickIndex(count, context);
  const index = pickIndex(count - 1, context);
  return index >= last ? index + 1 : index;
}

function toCall(again: (value: Value) => Value): Instance['call'] {
  return ({ positional, named }) => {
    if (positional.length !== 1 || named.size > 0) throw new ValueError('"loop" takes one list.');
    return again(positional[0]!);
  };
}

function selectItems(node: ForStatement, list: Value, scope: Scope, context: Context): Value[] {
  const isPair = node.target.type === 'tuple' && node.target.items.length === 2;
  const all =
    isPair && list instanceof Dict
      ? list.entries().map((entry) => new Tuple(entry))
      : iterate(list);
  const items: Value[] = [];
  for (const item of all) {
    context.budget.spend(1);
    if (node.filter) {
      const inner = openScope(scope);
      assign(node.target, item, inner);
      if (!isTrue(evaluate(node.filter, inner, context))) continue;
    }
    items.push(item);
  }
  return items;
}

/** The variable `loop`. */
function createLoop(items: Value[], depth: number, budget: Budget) {
  let index = 0;
  let changed: Value | undefined;
  const outside = (name: string) => new Undefined(`There is no ${name} item.`);
  const instance: Instance = {
    kind: 'instance',
    typeName: 'loop',
    attributes(name) {
      switch (name) {
        case 'index':
          return index + 1;
        case 'index0':
          return index;
        case 'revindex':
          return items.length - index;
        case 'revindex0':
          return items.length - index - 1;
        case 'first':
          return index === 0;
        case 'last':
          return index === items.length - 1;
        case 'length':
          return items.length;
        case 'depth':
          return depth;
        case 'depth0':
          return depth - 1;
        case 'previtem':
          return orElse(items[index - 1], () => outside('previous'));
        case 'nextitem':
          return orElse(items[index + 1], () => outside('next'));
        case 'cycle':
          return method('cycle', (values) => {
            if (values.length === 0) throw new ValueError('"loop.cycle" needs values.');
            return values[index % values.length]!;
          });
        case 'changed':
          return method('changed', (values) => {
            const value = new Tuple(values);
            if (changed !== undefined && isEqual(changed, value, budget)) return false;
            changed = value;
            return true;
          });
      }
    },
  };
  return { instance, moveTo: (next: number) => void (index = next) };
}

function method(name: string, run: (values: Value[]) => Value): Instance {
  return {
    kind: 'instance',
    typeName: `method ${name}`,
    call: (call) => run(takePositional(name, call)),
  };
}
