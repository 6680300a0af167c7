import { TemplateError } from '../error';
import type { Expression, Parameter, Statement } from '../syntax/ast';
import {
  Dict,
  isInstance,
  orElse,
  Tuple,
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
  const names = node.parameters.map(({ name }) => name);
  const uses = findSpecialNames(node);
  const macroName = node.name ?? 'caller';
  const attributes: Record<string, Value> = {
    name: node.name ?? null,
    arguments: new Tuple(names),
    catch_kwargs: uses.kwargs,
    catch_varargs: uses.varargs,
    caller: uses.caller,
  };
  return {
    kind: 'instance',
    typeName: `macro ${macroName}`,
    attributes: (name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined),
    call(call) {
      const depth = (depths.get(context) ?? 0) + 1;
      if (depth > context.budget.limits.depth) {
        throw new TemplateError(
          `Macros call one another more than ${context.budget.limits.depth} levels deep.`,
        );
      }
      depths.set(context, depth);
      const inner = openScope(scope);
      bindArguments(node, macroName, call, uses, inner, context);
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
  uses: SpecialNames,
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
  if (caller !== undefined && !uses.caller) {
    throw new ValueError(`"${name}" prints no "caller()", so it cannot be used with "call".`);
  }
  if (uses.caller)
    scope.set(
      'caller',
      orElse(caller, () => new Undefined('There is no "call" block.')),
    );
  const extra = positional.slice(parameters.length);
  if (uses.varargs) scope.set('varargs', new Tuple(extra));
  else if (extra.length > 0) {
    throw new ValueError(`"${name}" takes at most ${parameters.length} arguments.`);
  }
  if (uses.kwargs) scope.set('kwargs', new Dict(rest));
  else if (rest.size > 0) {
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

interface SpecialNames {
  caller: boolean;
  varargs: boolean;
  kwargs: boolean;
}

/** Whether the body reads `varargs`, `kwargs` or `caller`: only then the macro takes such. */
function findSpecialNames(node: MacroNode): SpecialNames {
  const names = new Set<string>();
  const visit = (child: unknown): void => {
    if (Array.isArray(child)) return child.forEach(visit);
    if (typeof child !== 'object' || child === null) return;
    if ('type' in child && child.type === 'name' && 'name' in child) names.add(String(child.name));
    Object.values(child).forEach(visit);
  };
  visit(node.body);
  for (const { name } of node.parameters) names.delete(name);
  return {
    caller: names.has('caller'),
    varargs: names.has('varargs'),
    kwargs: names.has('kwargs'),
  };
}
