/**
 * The part of OpenAPI 3.1 that our documents use, with our own `x-…` keys.
 * Names follow the standard: https://spec.openapis.org/oas/v3.1.1
 */
export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description?: string;
    contact?: { name: string; url: string; email: string };
  } & Notes;
  servers: Server[];
  tags: Tag[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  /** Each is enough; all schemes of one are needed together. */
  security?: SecurityRequirement[];
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    requestBodies?: Record<string, RequestBody>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

export interface Server {
  url: string;
  description?: string;
}

export type PathItem = Partial<Record<Method, Operation>> & {
  parameters?: Parameter[];
  servers?: Server[];
};

export type SecurityRequirement = Record<string, string[]>;

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

export const METHODS: Method[] = ['get', 'put', 'post', 'patch', 'delete'];

/** Below these keys are names that somebody chose: a field may be called `example`. */
export const MAPS_OF_NAMES = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'schemas', '$defs'],
  ...['responses', 'parameters', 'headers', 'requestBodies', 'securitySchemes'],
  ...['paths', 'content', 'pathItems', 'webhooks', 'callbacks'],
]);

/** Values, whose keys are data. */
export const VALUES = new Set(['examples', 'example', 'default', 'enum', 'const']);

export interface Tag {
  name: string;
  description?: string;
  /** Name of the overview page of the group, for example `api_nlp`. */
  'x-page'?: string;
}

/** Our notes about a thing beyond the standard; CONTRIBUTING.md says what each key means. */
export interface Notes {
  'x-unknown'?: string;
  'x-probe'?: unknown;
  'x-inferred'?: string;
  'x-rules'?: Rule[];
  'x-successor'?: Successor;
  /** The version that brought it, where that is known: `response format 3.3.0`. */
  'x-since'?: string;
  deprecated?: boolean;
}

export interface Rule {
  /** Permanent: readers link to it and the sandbox answers with it. */
  id: string;
  title: string;
  text: string;
  fields: string[];
}

export interface Successor {
  /** Without one, the successor is in the same document. */
  document?: string;
  operation?: string;
  type?: string;
  field?: string;
  /** Said when the newer API has no counterpart. */
  none?: string;
}

export interface Schema extends Notes {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  dependentSchemas?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  propertyNames?: Schema;
  prefixItems?: Schema[];
  contains?: Schema;
  minContains?: number;
  maxContains?: number;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  enum?: string[];
  const?: unknown;
  format?: string;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  pattern?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  'x-group'?: string;
  'x-default'?: unknown;
  'x-enumDescriptions'?: Record<string, string>;
  /** Values in several lists, by their labels. */
  'x-enumGroups'?: Record<string, string[]>;
  'x-appears-with'?: string[];
}

export interface Parameter extends Notes {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  style?: string;
  /** False for a list in a query that is sent as `a=1,2`. */
  explode?: boolean;
  description?: string;
  schema: Schema;
}

export interface Content {
  [mediaType: string]: { schema: Schema; examples?: Record<string, NamedExample> };
}

export interface NamedExample {
  summary?: string;
  description?: string;
  value: unknown;
}

export interface Response extends Notes {
  $ref?: string;
  description?: string;
  headers?: Record<string, Omit<Parameter, 'name' | 'in'>>;
  content?: Content;
  links?: Record<string, { operationId?: string; description?: string }>;
  'x-cause'?: string;
  'x-remedy'?: string;
  'x-retry'?: boolean;
}

export interface Operation extends Notes {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
  security?: SecurityRequirement[];
  servers?: Server[];
  callbacks?: Record<string, Record<string, PathItem>>;
}

export interface RequestBody {
  $ref?: string;
  required?: boolean;
  description?: string;
  content: Content;
}

interface OAuthFlow {
  authorizationUrl?: string;
  tokenUrl?: string;
  /** Meanings by name. */
  scopes?: Record<string, string>;
}

export interface SecurityScheme {
  type: string;
  /** Of the type `http`: `bearer`. */
  scheme?: string;
  in?: string;
  name?: string;
  description?: string;
  /** Of the type `oauth2`, by the name of the flow. */
  flows?: Record<string, OAuthFlow>;
  /** The header's value with a placeholder, where it is more than the key alone. */
  'x-value'?: string;
}
