import type { Limit } from '#contract/limits';
import type { ContractName } from '#contract/names';
import type { Method, Schema, Successor } from '#contract/openapi';

/** `/api-index.json`: every call with its fields, values, rules and examples. */
export interface ApiIndex {
  about: string;
  apis: IndexedApi[];
  /** The template language. */
  genja: IndexedLanguage;
}

export interface IndexedLanguage {
  /** The page with all of it. */
  address: string;
  statements: IndexedName[];
  filters: IndexedName[];
  tests: IndexedName[];
  functions: IndexedName[];
}

/** A statement, filter, test or function of the template language. */
export interface IndexedName {
  name: string;
  /** As in a signature: `old, new, count=none`. */
  parameters: string;
  description: string;
  example: string;
  /** Data of the example. */
  data?: Record<string, unknown>;
  prints: string;
  since: 'Jinja' | 'Genja';
  address: string;
}

export interface IndexedApi {
  name: ContractName;
  title: string;
  version: string;
  /** Where the calls go, without a slash at the end. */
  host: string;
  deprecated: boolean;
  /** Headers with the key, with a placeholder. */
  keyHeaders: Record<string, string>;
  documents: { yaml: string; json: string };
  operations: IndexedOperation[];
}

export interface IndexedOperation {
  id: string;
  method: Method;
  /** With placeholders: `/v2/photos/{dataset}/recommend`. */
  path: string;
  summary: string;
  description: string;
  deprecated: boolean;
  /** The page about it. */
  address: string;
  parameters: IndexedParameter[];
  rules: IndexedRule[];
  /** Absent for calls without a body. */
  request?: IndexedBody;
  /** Absent for calls that answer nothing. */
  answer?: IndexedBody;
  errors: IndexedError[];
  examples: IndexedExample[];
}

export interface IndexedError {
  status: string;
  /** Of the status: `Bad Request`. */
  name: string;
  description: string;
  cause: string;
  remedy: string;
  retry: boolean;
}

export interface IndexedBody {
  type: string;
  fields: IndexedField[];
}

export interface IndexedParameter extends Omit<IndexedField, 'pointer' | 'address'> {
  name: string;
  in: 'path' | 'query' | 'header';
}

export interface IndexedField extends Pick<Schema, Limit> {
  /** JSON pointer; `*` stands for each element of a list or a map. */
  pointer: string;
  type: string;
  required: boolean;
  description: string;
  default?: unknown;
  /** Other values are refused. */
  allowedValues?: Record<string, string>;
  /** Other values exist. */
  knownValues?: Record<string, string>;
  example?: unknown;
  /** Ids of the rules of the call that bind it. */
  rules?: string[];
  /** Options of a request that make it appear in the answer. */
  appearsWith?: string[];
  /** It holds objects of a type that is around it. */
  repeats?: string;
  deprecated?: boolean;
  /** Its counterpart in the newer API. */
  successor?: Successor;
  /** The only value. */
  const?: unknown;
  /** What the documentation cannot say for certain. */
  openQuestion?: string;
  address?: string;
}

export interface IndexedRule {
  /** The sandbox answers with it when a request breaks the rule. */
  id: string;
  title: string;
  text: string;
  /** Pointers, or names of parameters. */
  fields: string[];
  address: string;
}

export interface IndexedExample {
  name: string;
  title: string;
  description: string;
  path: string;
  body?: unknown;
  /** Examples to send before. */
  after?: string[];
  /** The page that shows it, with its answer. */
  address: string;
}
