import { flattenSchema, toReferenceName } from '@docs/openapi';
import type { Content, OpenApiDocument, Operation, Schema } from '@docs/openapi';
import { isObject } from '@docs/utils';

/** Back ends that print the same API differ in these. */
export interface Habits {
  framework?: 'springdoc' | 'FastAPI' | 'NestJS' | 'Swashbuckle';
  /** The key and the server are annotated. */
  hasAccess?: boolean;
  /** Limits, defaults, and required fields are annotated. */
  hasLimits?: boolean;
  /** One handler prints 400 and 500 with its own type for every operation. */
  hasHandler?: boolean;
  /** Types are called `NlpRequestDto`. */
  suffix?: string;
  openapi?: '3.0.1' | '3.1.0';
}

const LIMITS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'pattern', 'default', 'required'],
];
const KEPT = [
  ...['type', 'properties', 'items', 'additionalProperties', 'enum', 'format', 'deprecated'],
  ...['oneOf', 'readOnly', 'writeOnly'],
];

const TITLES = {
  springdoc: 'OpenAPI definition',
  FastAPI: 'FastAPI',
  NestJS: '',
  Swashbuckle: 'API',
};

/** Prints a contract as springdoc or another framework does: no words, no errors, sorted keys. */
export function printSpringdoc(document: OpenApiDocument, habits: Habits = {}): object {
  const { hasAccess = true, hasLimits = true, hasHandler = false, suffix = '' } = habits;
  const { framework = 'springdoc', openapi = '3.0.1' } = habits;
  const isNest = framework === 'NestJS';
  const isNet = framework === 'Swashbuckle';
  const isPython = framework === 'FastAPI';
  const keys = new Set([...KEPT, ...(hasLimits ? LIMITS : [])]);
  const [used, schemas] = [new Set<string>(), {} as Record<string, unknown>];
  const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const handled = { description: 'Error', content: { '*/*': { schema: toReference('Problem') } } };
  const { info, security, components } = document;

  // Their names of parameters are their own.
  const paths = mapEntries(document.paths, (item, url) => [
    url.replaceAll('{', '{the-'),
    mapEntries(item, (operation, method) => [method, printOperation(operation as Operation)]),
  ]);
  // Printing a type names further ones, which the set then visits, too.
  for (const name of used) {
    const type = flattenSchema(document, components.schemas[name]!);
    schemas[name + suffix] = printSchema(type);
  }
  if (hasHandler || isPython) schemas.Problem = { properties: { text: { type: 'string' } } };
  const local = [{ url: 'http://localhost:8080', description: 'Generated server url' }];
  return sortKeys({
    ...{ openapi, paths },
    info: {
      title: TITLES[framework],
      version: hasAccess ? info.version : 'v0',
      ...(isNest && { contact: {} }),
    },
    servers: hasAccess ? document.servers.map(({ url }) => ({ url })) : local,
    ...(hasAccess && security && !isPython && { security }),
    components: { schemas, ...(hasAccess && { securitySchemes: components.securitySchemes }) },
  }) as object;

  function printOperation({ requestBody, parameters = [], ...operation }: Operation): object {
    // Errors that only one operation has are annotated there.
    const responses = Object.entries(operation.responses).filter(
      ([status, { $ref }]) => status.startsWith('2') || !$ref,
    );
    const description = isPython ? 'Successful Response' : 'OK';
    return {
      ...{ tags: ['controller'], operationId: `${operation.operationId}_1` },
      ...(operation.deprecated && { deprecated: true }),
      ...(hasAccess && { security: operation.security ?? (isPython ? security : undefined) }),
      parameters: parameters.map(({ name, in: where, required = false, explode, schema }) => ({
        ...{ name: where === 'path' ? `the-${name}` : name, in: where, required, explode },
        schema: printSchema(schema),
      })),
      ...(requestBody && {
        requestBody: {
          required: requestBody.required,
          content: printContent(requestBody.content),
        },
      }),
      responses: {
        ...mapEntries(Object.fromEntries(responses), ({ headers, content }, status) => [
          status,
          {
            description,
            headers,
            content: content && printContent(content, framework === 'springdoc'),
          },
        ]),
        ...(hasHandler && { 400: handled, 500: handled }),
        ...(isPython && { 422: handled }),
      },
    };
  }

  function printContent(content: Content, isAny = false): object {
    const types = Object.entries(content).flatMap(([type, { schema }]) => {
      const isJson = type === 'application/json';
      const names = [isJson && isAny ? '*/*' : type, ...(isJson && isNet ? ['text/json'] : [])];
      return names.map((name) => [name, { schema: printSchema(schema) }]);
    });
    return Object.fromEntries(types) as object;
  }

  function printSchema(schema: Schema): object {
    const alias = schema.$ref ?? schema.allOf?.find(({ $ref }) => $ref)?.$ref;
    if (alias !== undefined) {
      const name = toReferenceName(alias);
      used.add(name);
      const reference = toReference(name + suffix);
      return isNest ? { allOf: [reference] } : reference;
    }
    const choice = schema.anyOf?.find(({ type }) => type !== 'null' && type !== undefined);
    if (choice && schema.type === undefined) return printSchema(choice);
    if (isPython && schema.enum) {
      const title = `Enum${Object.keys(schemas).length}`;
      schemas[title] = { type: 'string', enum: schema.enum, title };
      return toReference(title);
    }
    const type = [schema.type].flat().find((given) => given !== 'null') ?? 'object';
    const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => keys.has(key)));
    const printed = mapEntries(kept, (value: unknown, key) => {
      if (!isObject(value) || key === 'default') return [key, value];
      if (key !== 'properties') return [key, printSchema(value)];
      return [key, mapEntries(value, (field, name) => [name, printSchema(field as Schema)])];
    });
    const format = { integer: 'int32', number: 'double' }[type];
    const isFree = type === 'object' && schema.additionalProperties === true;
    return {
      ...printed,
      type: isNest && type === 'integer' ? 'number' : type,
      ...(format && !isNest && { format: schema.format ?? format }),
      ...(isNet && type === 'object' && schema.properties && { additionalProperties: false }),
      ...(isNet && type !== 'object' && { nullable: true }),
      ...(isPython && { title: 'The title' }),
      ...(isFree && { additionalProperties: isNet ? {} : { type: 'object' } }),
    };
  }
}

function mapEntries<Value>(
  values: Record<string, Value>,
  change: (value: Value, key: string) => [string, unknown],
) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => change(value, key)));
}

function sortKeys(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(sortKeys);
  if (!isObject(node)) return node;
  const entries = Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, value]) => [key, sortKeys(value)]));
}
