import type { OperationDoc } from '../read/list-operations';
import { requireNamed } from '@docs/utils';

/** A request with its response: a folder below `contract/<api>/examples/`. */
export interface Example {
  name: string;
  contract: string;
  title: string;
  description: string;
  operation: OperationDoc;
  parameters: {
    path: Record<string, string>;
    /** Values of a list are separated by commas. */
    query: Record<string, string>;
    header?: Record<string, string>;
    cookie?: Record<string, string>;
  };
  /** Examples to send before: feedback needs the analysis whose key it names. */
  after: string[];
  /** Absent for requests without a body. */
  body?: unknown;
  /** Absent for operations that return nothing. */
  response?: unknown;
}

/**
 * Path and query of an example's request, with its parameters in their places.
 *
 * @example
 * toPath(photosRecommend); // '/v2/photos/ctk/recommend'
 */
export function toPath({
  operation,
  parameters,
}: Pick<Example, 'operation' | 'parameters'>): string {
  const filled = operation.path.replace(/\{([^{}]+)\}/g, (placeholder, name: string) =>
    encodeURIComponent(parameters.path[name] ?? placeholder),
  );
  const query = Object.entries(parameters.query).flatMap(([name, value]) =>
    isRepeated(operation, name) ? value.split(',').map((item) => [name, item]) : [[name, value]],
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** A list in a query is sent as `a=1&a=2`, unless its parameter says otherwise. */
function isRepeated({ parameters }: OperationDoc, name: string): boolean {
  const parameter = parameters.find((candidate) => candidate.name === name);
  return parameter?.schema.type === 'array' && parameter.explode !== false;
}

/**
 * Lists the examples whose requests lead to the response of one: those it names in `after`, and itself.
 *
 * @example
 * listCalls(feedbackTags, examples).map(({ name }) => name); // ['feedback-analyze', 'feedback-tags']
 * @throws when it names an example that does not exist, or when examples wait for each other
 */
export function listCalls(
  example: Example,
  examples: Example[],
  waiting: readonly string[] = [],
): Example[] {
  const { name, contract, after } = example;
  const file = `contracts/${contract}/examples/${name}/meta.yaml`;
  if (waiting.includes(name)) {
    throw new Error(
      `${file} waits for itself in "after": ${[...waiting, name].join(', ')}. Remove one of them.`,
    );
  }
  const siblings = examples.filter((other) => other.contract === contract);
  const before = after.flatMap((earlier) => {
    const problem = `${file} names in "after" the example`;
    const sibling = requireNamed(siblings, earlier, problem, (candidate) => candidate.name);
    return listCalls(sibling, examples, [...waiting, name]);
  });
  return [...new Set([...before, example])];
}
