import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { describeRepeated, isObject, readJson } from '@docs/utils';

/**
 * Reads the text of a response as an API description in the words of OpenAPI 3.1, without checking
 * its structure.
 *
 * @throws an error of one line that names the source and the remedy
 */
export function parseDescription(text: string, source: string): Record<string, unknown> {
  return toCurrentVersion(parseText(text, source), source);
}

function parseText(text: string, source: string): Record<string, unknown> {
  if (/^\s*</.test(text)) {
    throw new Error(
      `${source} returned HTML or XML instead of an API description. ` +
        'The URL has the form https://{host}/docs/api/{name}',
    );
  }
  const value = parseJsonOrYaml(text, source);
  if (isObject(value)) return value;
  throw new Error(
    `${source} contains no API description: it must begin with the key "openapi". ` +
      'Check that the URL is that of the document itself.',
  );
}

function parseJsonOrYaml(text: string, source: string): unknown {
  const isJson = /^\s*[{[]/.test(text);
  try {
    return isJson ? parseJson(text) : parseYaml(text);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(
      `${source} is neither JSON nor YAML: ${reason} ` +
        'Check that the document is complete, and report the error to its publisher.',
      { cause: error },
    );
  }
}

const MOST_ALIASES = 500;

/**
 * By itself, the library compares each key with all others of its map, and it looks for the target of
 * each alias in the whole document: time would grow with the square of both.
 */
function parseYaml(text: string): unknown {
  let aliases = 0;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { merge: true, uniqueKeys: false, lineCounter });
  const [problem] = document.errors;
  if (problem) throw problem;
  visit(document, {
    Alias: () => void (aliases += 1),
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) {
          const { line } = lineCounter.linePos(key.range![0]);
          throw new Error(`the key "${key.value}" is in a map twice, again in line ${line}.`);
        }
        names.add(key.value);
      }
    },
  });
  if (aliases > MOST_ALIASES) throw new Error(`it has more than ${MOST_ALIASES} aliases.`);
  return document.toJS();
}

/** JSON as it is read everywhere; YAML has no names twice, either. */
function parseJson(text: string): unknown {
  const [problem] = describeRepeated(readJson(text).repeated);
  if (problem !== undefined) throw new Error(problem);
  return JSON.parse(text);
}

function toCurrentVersion(
  document: Record<string, unknown>,
  source: string,
): Record<string, unknown> {
  const { openapi, swagger } = document;
  if (openapi === undefined && swagger === undefined) {
    throw new Error(
      `${source} contains no API description: the key "openapi" is missing. ` +
        'Check that the URL is that of the document itself.',
    );
  }
  const version = String(openapi ?? swagger);
  if (/^3\.1(\.|$)/.test(version)) return { ...document, openapi: '3.1.0' };
  if (/^3\.0(\.|$)/.test(version)) return upgrade(document);
  throw new Error(
    `${source} uses OpenAPI ${version}, but only 3.0 and 3.1 are supported. ` +
      'Convert it first, for example with https://converter.swagger.io',
  );
}

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
  return { ...(toNode(document) as Node), openapi: '3.1.0' };
}

function toNode(node: unknown): unknown {
  return mapObject(node, (key, value) => {
    if (VALUES.includes(key)) return value;
    if (key === 'schemas') return toSchemas(value);
    if (MAPS.includes(key) && isObject(value)) return mapObject(value, (_, inner) => toNode(inner));
    return key === 'schema' ? toSchema(value) : toNode(value);
  });
}

function toSchemas(map: unknown): unknown {
  return mapObject(map, (_, value) => toSchema(value));
}

function toSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toSchema);
  if (!isObject(schema)) return schema;
  const { nullable, example, ...rest } = schema;
  const inner = mapObject(rest, (key, value) => {
    if (MAPS_OF_SCHEMAS.includes(key)) return toSchemas(value);
    return SCHEMAS.includes(key) ? toSchema(value) : value;
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
  if (!flag) return rest;
  const { [name.toLowerCase()]: limit, ...others } = rest;
  return { ...others, [`exclusive${name}`]: limit };
}

function mapObject(node: unknown, map: (key: string, value: unknown) => unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => mapObject(item, map));
  if (!isObject(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(key, value)]));
}
