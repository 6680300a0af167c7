import { notSupported } from '../error';
import type { Statement } from '../syntax/ast';
import { takePositional } from '../values/arguments';
import { isTrue, iterate } from '../values/iterate';
import {
  Dict,
  Tuple,
  ValueError,
  type CallArguments,
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
  const list = evaluate(node.list, scope, context);
  const items = selectItems(node, list, scope, context);
  if (items.length === 0) return context.run(node.otherwise, openScope(scope), output);
  const loop = createLoop(items, context);
  let last = -1;
  items.forEach((item, index) => {
    context.budget.spend(1);
    loop.moveTo(index);
    const inner = openScope(scope);
    inner.set('loop', loop.instance);
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

/** Jinja's loops also have these, but no page describes them. */
const LEFT_OUT = ['changed', 'depth', 'depth0', 'nextitem', 'previtem'];

/** The variable `loop`. */
function createLoop({ length }: Value[], context: Context) {
  let index = 0;
  const instance: Instance = {
    kind: 'instance',
    typeName: 'loop',
    attributes(name) {
      if (LEFT_OUT.includes(name)) throw notSupported(`"loop.${name}"`, context.at);
      switch (name) {
        case 'index':
          return index + 1;
        case 'index0':
          return index;
        case 'revindex':
          return length - index;
        case 'revindex0':
          return length - index - 1;
        case 'first':
          return index === 0;
        case 'last':
          return index === length - 1;
        case 'length':
          return length;
        case 'cycle':
          return { kind: 'instance', typeName: 'method cycle', call: cycle };
      }
    },
  };
  function cycle(call: CallArguments): Value {
    const values = takePositional('cycle', call);
    if (values.length === 0) throw new ValueError('"loop.cycle" needs values.');
    return values[index % values.length]!;
  }
  return { instance, moveTo: (next: number) => void (index = next) };
}
