import type { Example } from '../examples/example';
import type { OperationDoc } from '../read/list-operations';

/** An example of an operation, without parameters. */
export function toExample(
  operation: OperationDoc | undefined,
  given: Partial<Example> & { name: string },
): Example {
  if (!operation) throw new Error('The test contract has no operation.');
  return {
    contract: 'media-v2',
    title: given.name,
    description: '',
    operation,
    parameters: { path: {}, query: {} },
    after: [],
    body: undefined,
    response: undefined,
    ...given,
  };
}
