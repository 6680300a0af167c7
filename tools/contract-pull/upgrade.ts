import { isObject } from '@docs/utils';

type Node = Record<string, unknown>;

const MAPS_OF_SCHEMAS = ['schemas', 'properties', 'patternProperties'];
const SCHEMAS = ['schema', 'items', 'additionalProperties', 'not', 'allOf', 'anyOf', 'oneOf'];
const VALUES = ['example', 'examples', 'default', 'enum', 'const'];

/** Below these keys are names that somebody chose: a response may be called `default`. */
const MAPS = ['responses', 'requestBodies', 'parameters', 'headers'];

/**
 * An OpenAPI 3.0 document in the words of 3.1: `nullable` becomes a type, `example` a list,
 * limits that exclude themselves become numbers. Nothing else differs in what our pages read.
 * `@scalar/openapi-upgrader` 0.4.9 takes a response that is named `example` for an example, drops
 * named examples of bodies, does not add null to an `enum`, and needs Node.js 22.
 */
export function upgrade(document: Node): Node {
  return { ...(upgradeNode(document) as Node), openapi: '3.1.0' };
}

function upgradeNode(node: unknown): unknown {
  return mapObject(node, (key, value) => {
    if (VALUES.includes(key)) return value;
    if (key === 'schemas') return upgradeSchemas(value);
    if (MAPS.includes(key) && isObject(value))
      return mapObject(value, (_, inner) => upgradeNode(inner));
    return key === 'schema' ? upgradeSchema(value) : upgradeNode(value);
  });
}

function upgradeSchemas(map: unknown): unknown {
  return mapObject(map, (_, value) => upgradeSchema(value));
}

function upgradeSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(upgradeSchema);
  if (!isObject(schema)) return schema;
  const { nullable, example, ...rest } = schema;
  const inner = mapObject(rest, (key, value) => {
    if (MAPS_OF_SCHEMAS.includes(key)) return upgradeSchemas(value);
    return SCHEMAS.includes(key) ? upgradeSchema(value) : value;
  }) as Node;
  const limited = ['Minimum', 'Maximum'].reduce(withExclusive, inner);
  return {
    ...withNull(limited, nullable === true),
    ...(example !== undefined && { examples: [example] }),
  };
}

function withNull(schema: Node, nullable: boolean): Node {
  if (!nullable) return schema;
  if (typeof schema.type === 'string') {
    const values = Array.isArray(schema.enum) && { enum: [...new Set([...schema.enum, null])] };
    return { ...schema, type: [schema.type, 'null'], ...values };
  }
  const { description, ...choice } = schema;
  return {
    ...(description !== undefined && { description }),
    anyOf: [choice, { type: 'null' }],
  };
}

/** `exclusiveMinimum` was a flag beside `minimum`; now it is a limit that takes its place. */
function withExclusive(schema: Node, name: string): Node {
  const { [`exclusive${name}`]: flag, ...rest } = schema;
  if (typeof flag !== 'boolean') return schema;
  const { [name.toLowerCase()]: limit, ...others } = rest;
  if (!flag || limit === undefined) return rest;
  return { ...others, [`exclusive${name}`]: limit };
}

function mapObject(node: unknown, map: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => mapObject(item, map));
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(key, value)]));
}
