import { TemplateError } from '../error';
import type { Expression, Parameter, Statement } from '../syntax/ast';
import {
  isInstance,
  orElse,
  typeOf,
  Undefined,
  ValueError,
  type CallArguments,
  type Instance,
  type Value,
} from '../values/types';
import { capture, openScope, type Scope } from '../values/context';
import type { Context } from '../values/context';
import { evaluate, evaluateArguments } from './expressions';

interface MacroNode {
  name?: string;
  parameters: Parameter[];
  body: Statement[];
}

const depths = new WeakMap<Context, number>();

/** A macro as a value that can be called, passed on and asked for its name. */
export function defineMacro(node: MacroNode, scope: Scope, context: Context): Instance {
  const usesCaller = readsCaller(node);
  const macroName = node.name ?? 'caller';
  return {
    kind: 'instance',
    typeName: `macro ${macroName}`,
    call(call) {
      const depth = (depths.get(context) ?? 0) + 1;
      if (depth > context.budget.limits.depth) {
        throw new TemplateError(
          `Macros call one another more than ${context.budget.limits.depth} levels deep.`,
        );
      }
      depths.set(context, depth);
      const inner = openScope(scope);
      bindArguments(node, macroName, call, usesCaller, inner, context);
      const value = capture(node.body, inner, context);
      depths.set(context, depth - 1);
      return value;
    },
  };
}

function bindArguments(
  { parameters }: MacroNode,
  name: string,
  { positional, named }: CallArguments,
  usesCaller: boolean,
  scope: Scope,
  context: Context,
): void {
  const rest = new Map(named);
  parameters.forEach((parameter, index) => {
    const given = index < positional.length ? positional[index] : rest.get(parameter.name);
    if (index < positional.length && rest.has(parameter.name)) {
      throw new ValueError(`"${name}" got its argument "${parameter.name}" twice.`);
    }
    rest.delete(parameter.name);
    if (given !== undefined) {
      scope.set(parameter.name, given);
    } else if (parameter.default) {
      scope.set(parameter.name, evaluate(parameter.default, scope, context));
    } else {
      const message = `"${name}" was called without its argument "${parameter.name}".`;
      scope.set(parameter.name, new Undefined(message));
    }
  });
  const caller = rest.get('caller');
  rest.delete('caller');
  if (caller !== undefined && !usesCaller) {
    throw new ValueError(`"${name}" prints no "caller()", so it cannot be used with "call".`);
  }
  if (usesCaller)
    scope.set(
      'caller',
      orElse(caller, () => new Undefined('There is no "call" block.')),
    );
  if (positional.length > parameters.length) {
    throw new ValueError(`"${name}" takes at most ${parameters.length} arguments.`);
  }
  if (rest.size > 0) {
    throw new ValueError(`"${name}" has no argument "${[...rest.keys()][0]}".`);
  }
}

/** `{% call macro() %}…{% endcall %}`: the macro prints the block with `caller()`. */
export function runCallBlock(
  node: Extract<Statement, { type: 'callBlock' }>,
  scope: Scope,
  context: Context,
): Value {
  const call = node.call as Extract<Expression, { type: 'call' }>;
  const macro = evaluate(call.callee, scope, context);
  const args = evaluateArguments(call.arguments, scope, context);
  context.at = call;
  if (!isInstance(macro) || !macro.call) {
    throw new ValueError(
      macro instanceof Undefined ? macro.message : `A ${typeOf(macro)} cannot be called.`,
    );
  }
  args.named.set(
    'caller',
    defineMacro({ parameters: node.parameters, body: node.body }, scope, context),
  );
  return macro.call(args);
}

/** Whether the body prints `caller()`: only then the macro takes a block. */
function readsCaller({ body, parameters }: MacroNode): boolean {
  const reads = (child: unknown): boolean => {
    if (typeof child !== 'object' || child === null) return false;
    const isCaller = 'type' in child && child.type === 'name' && 'name' in child;
    return (isCaller && child.name === 'caller') || Object.values(child).some(reads);
  };
  return reads(body) && !parameters.some(({ name }) => name === 'caller');
}
