import { notSupported } from '../error';
import { iterate, measure } from '../values/iterate';
import { takePositional } from '../values/arguments';
import { Dict, Tuple, Undefined, ValueError } from '../values/types';
import type { CallArguments, Instance, Value } from '../values/types';
import type { Context } from '../values/context';

/** The functions that Jinja offers without being asked. */
export function createGlobals(context: Context): [string, Value][] {
  return [
    ['range', fn('range', (call) => range(takePositional('range', call), context))],
    ['dict', fn('dict', (call) => createDict(call, context))],
    ['namespace', fn('namespace', (call) => createNamespace(createDict(call, context)))],
    ...['cycler', 'joiner', 'lipsum'].map((name): [string, Value] => [
      name,
      fn(name, () => {
        throw notSupported(`The function "${name}"`, context.at);
      }),
    ]),
  ];
}

function fn(name: string, call: NonNullable<Instance['call']>): Instance {
  return { kind: 'instance', typeName: `function ${name}`, call };
}

function range(bounds: Value[], { budget }: Context): Value {
  const numbers = bounds.map((bound) => {
    if (bound instanceof Undefined) throw new ValueError(bound.message);
    if (typeof bound === 'number' || typeof bound === 'boolean') return Number(bound);
    throw new ValueError('"range" takes whole numbers.');
  });
  if (numbers.length < 1 || numbers.length > 3)
    throw new ValueError('"range" takes 1 to 3 numbers.');
  const [start, stop, step] =
    numbers.length === 1 ? [0, numbers[0]!, 1] : [numbers[0]!, numbers[1]!, numbers[2] ?? 1];
  if (step === 0) throw new ValueError('The step of "range" cannot be 0.');
  const size = Math.max(0, Math.ceil((stop - start) / step));
  budget.spend(size);
  const items = Array.from({ length: size }, (_, index) => start + index * step);
  const shown = step === 1 ? [start, stop] : [start, stop, step];
  return new Tuple(items, [], `range(${shown.join(', ')})`);
}

function createDict({ positional, named }: CallArguments, { budget }: Context): Dict {
  const [source] = positional;
  if (source !== undefined) budget.spendReading(measure(source));
  if (positional.length > 1) throw new ValueError('"dict" takes one map or list of pairs.');
  const entries: [Value, Value][] =
    source instanceof Dict
      ? source.entries()
      : [...(source === undefined ? [] : iterate(source))].map((pair) => {
          const [key, value, ...rest] = [...iterate(pair)];
          if (key === undefined || value === undefined || rest.length > 0) {
            throw new ValueError('"dict" needs pairs of key and value.');
          }
          return [key, value];
        });
  return new Dict(budget, [...entries, ...named]);
}

function createNamespace(fields: Dict): Instance {
  return {
    kind: 'instance',
    typeName: 'Namespace',
    attributes: (name) => fields.get(name),
    setAttribute: (name, value) => fields.set(name, value),
  };
}
