import type { FieldShape, Shape } from './form-shape';
import type { Method } from '../read/openapi';

/** The facts of a contract that consoles need; the build writes them, a page fetches them as JSON. */
export interface ConsoleData {
  server: string;
  /** Headers with the key; in `form` the key has a placeholder around which the rest stays. */
  keys: { header: string; form: string }[];
  operations: ConsoleOperation[];
  /** Fields of the named types that bodies lead to. */
  types: Record<string, FieldShape[]>;
  /** Titles of the rules, by id. */
  rules: Record<string, string>;
}

export interface ConsoleOperation {
  id: string;
  method: Method;
  path: string;
  summary: string;
  parameters: ConsoleParameter[];
  /** Absent for requests without a body. */
  body?: Shape;
  /** Whether a success has a body. */
  responses: boolean;
  /** Documented statuses other than success. */
  errors: number[];
  /** The first one is the one that the reference shows. */
  examples: ConsoleExample[];
}

export interface ConsoleParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  /** Choices other than a free text. */
  values?: string[];
  /** Where the reference describes it. */
  url: string;
}

export interface ConsoleExample {
  title: string;
  path: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
}
