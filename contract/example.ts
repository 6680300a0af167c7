import type { OperationDoc } from './list-operations';
import type { ContractName } from './names';

/** One operation with its response: a folder below `contract/<api>/examples/`. */
export interface Example {
  name: string;
  contract: ContractName;
  title: string;
  description: string;
  operation: OperationDoc;
  parameters: { path: Record<string, string>; query: Record<string, string> };
  /** Examples to send before: feedback needs the analysis whose key it names. */
  after: string[];
  /** Absent for calls without a body. */
  body?: unknown;
  /** Absent for calls that answer nothing. */
  response?: unknown;
}

/**
 * Path and query of an example's call, with its parameters in their places.
 *
 * @example
 * toPath(photosRecommend); // '/v2/photos/ctk/recommend'
 */
export function toPath({
  operation,
  parameters,
}: Pick<Example, 'operation' | 'parameters'>): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    encodeURIComponent(parameters.path[name] ?? placeholder),
  );
  const query = new URLSearchParams(parameters.query).toString();
  return query === '' ? filled : `${filled}?${query}`;
}
