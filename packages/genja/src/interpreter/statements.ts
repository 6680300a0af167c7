import type { Span } from '../error';
import type { Expression, Statement } from '../syntax/ast';
import { isEqual } from '../values/compare';
import { isTrue } from '../values/iterate';
import { toText } from '../values/print';
import { isRich, measureText, type Piece, type Value } from '../values/types';
import { assign, capture, openScope, pickIndex, type Scope } from '../values/context';
import type { Context } from '../values/context';
import { applyFilter, evaluate } from './expressions';
import { runLoop } from './loop';
import { defineMacro, runCallBlock } from './macro';

/** Runs statements one after another; what they print goes to the end of `output`. */
export function runStatements(
  body: Statement[],
  scope: Scope,
  context: Context,
  output: Piece[],
): void {
  for (const node of body) {
    context.budget.spend(1);
    context.at = node;
    context.expression = node;
    runStatement(node, scope, context, output);
  }
}

/** Prints a value. Its place is the whole tag. */
function print(value: Value, span: Span, context: Context, output: Piece[]): void {
  if (isRich(value)) {
    context.budget.spend(value.pieces.length);
    context.budget.spendReading(measureText(value));
    for (const piece of value.pieces) output.push(piece);
    return;
  }
  const text = toText(value, context.budget);
  context.budget.checkLength(text.length);
  context.budget.spendReading(text.length);
  if (text) output.push({ type: 'text', text, span: { start: span.start, end: span.end } });
}

function runStatement(node: Statement, scope: Scope, context: Context, output: Piece[]): void {
  switch (node.type) {
    case 'text': {
      const { text, start, end } = node;
      context.budget.spendReading(text.length);
      output.push({ type: 'text', text, span: { start, end }, isAuthored: true });
      return;
    }
    case 'output':
      return print(evaluate(node.value, scope, context), node, context, output);
    case 'if': {
      const branch = node.branches.find(([test]) => isTrue(evaluate(test, scope, context)));
      return runStatements(branch?.[1] ?? node.otherwise, scope, context, output);
    }
    case 'for':
      return runLoop(node, scope, context, output);
    case 'set':
      return assign(node.target, evaluate(node.value, scope, context), scope);
    case 'capture': {
      const text = capture(node.body, openScope(scope), context);
      return assign(node.target, filterChain(node.filter, text, scope, context), scope);
    }
    case 'macro':
      return scope.set(node.name, defineMacro(node, scope, context));
    case 'callBlock':
      return print(runCallBlock(node, scope, context), node, context, output);
    case 'filterBlock': {
      const text = capture(node.body, openScope(scope), context);
      return print(filterChain(node.filter, text, scope, context), node, context, output);
    }
    case 'with': {
      const inner = openScope(scope);
      for (const [target, value] of node.assignments) {
        assign(target, evaluate(value, scope, context), inner);
      }
      return runStatements(node.body, inner, context, output);
    }
    case 'switch': {
      const value = evaluate(node.value, scope, context);
      const matches = (test: Expression) =>
        isEqual(value, evaluate(test, scope, context), context.budget);
      const match = node.cases.find(([values]) => values.some(matches));
      return runStatements(match?.[1] ?? node.otherwise, scope, context, output);
    }
    case 'choices': {
      const { wordings } = node;
      return runStatements(wordings[pickIndex(wordings.length, context)]!, scope, context, output);
    }
  }
}

/** Filters of a block have no separate value: theirs is the text of the block. */
function filterChain(
  filter: Expression | undefined,
  text: Value,
  scope: Scope,
  context: Context,
): Value {
  if (filter?.type !== 'filter') return text;
  const value = filter.value ? filterChain(filter.value, text, scope, context) : text;
  return applyFilter(filter, value, scope, context);
}
