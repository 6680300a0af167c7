import type { Limit } from '@docs/openapi/describe';
import type { ContractName } from '@docs/vendor';
import type { ErrorDoc, Example, OperationDoc, Rule, Schema, Successor } from '@docs/openapi';

/** `/api-index.json`: every operation with its fields, values, rules and examples. */
export interface ApiIndex {
  about: string;
  apis: IndexedApi[];
}

export interface IndexedApi {
  name: ContractName;
  title: string;
  version: string;
  /** Base URL of the endpoints, without a slash at the end. */
  host: string;
  deprecated: boolean;
  /** Headers with the key, with a placeholder. */
  keyHeaders: Record<string, string>;
  documents: { yaml: string; json: string };
  operations: IndexedOperation[];
  types: IndexedType[];
}

/** A type of the contract: what it is, and where it occurs. Its fields are in the bodies of operations. */
export interface IndexedType extends IndexedNotes {
  name: string;
  description: string;
  /** The page about it. */
  url: string;
  deprecated?: boolean;
  /** The type with the same content. */
  sameAs?: string;
  /** IDs of the operations that take it as their body. */
  sentTo: string[];
  /** IDs of the operations that return it. */
  returnedBy: string[];
  /** Fields that have it as their type: `Analysis.entities`. */
  usedBy: string[];
}

/** Facts that an operation, a type and a field have alike. */
interface IndexedNotes {
  /** The version that brought it, where that is known. */
  since?: string;
  /** Its counterpart in the newer API. */
  successor?: Successor;
}

export interface IndexedOperation
  extends IndexedNotes, Pick<OperationDoc, 'id' | 'method' | 'path' | 'summary' | 'description'> {
  deprecated: boolean;
  /** The page about it. */
  url: string;
  /** Names of the headers with the key, where they aren't those of the API. */
  keyHeaders?: string[];
  parameters: IndexedParameter[];
  rules: IndexedRule[];
  /** Absent where the request has no body. */
  request?: IndexedBody;
  /** Absent where the response has no body. */
  response?: IndexedBody;
  errors: IndexedError[];
  examples: IndexedExample[];
}

export type IndexedError = Omit<ErrorDoc, 'body' | 'notes'>;

export interface IndexedBody {
  type: string;
  /** Set for everything but `application/json`. */
  mediaType?: string;
  fields: IndexedField[];
}

export interface IndexedParameter extends Omit<IndexedField, 'pointer' | 'url'> {
  name: string;
  in: OperationDoc['parameters'][number]['in'];
}

export interface IndexedField extends IndexedNotes, Pick<Schema, Limit> {
  /** JSON pointer; `*` matches each element of a list or a map. */
  pointer: string;
  type: string;
  required: boolean;
  description: string;
  default?: unknown;
  /** Other values are rejected. */
  allowedValues?: Record<string, string>;
  /** Other values exist. */
  knownValues?: Record<string, string>;
  example?: unknown;
  /** IDs of the operation's rules that apply to it. */
  rules?: string[];
  /** Options of a request that make it appear in the response. */
  appearsWith?: string[];
  /** It contains objects of an enclosing type. */
  repeats?: string;
  deprecated?: boolean;
  /** The only value. */
  const?: unknown;
  url?: string;
}

/** Its fields are pointers, or names of parameters. */
export interface IndexedRule extends Rule {
  url: string;
}

export interface IndexedExample extends Pick<Example, 'name' | 'title' | 'description' | 'body'> {
  path: string;
  /** Examples to send before. */
  after?: string[];
  /** The page that shows it, with its response. */
  url: string;
}
