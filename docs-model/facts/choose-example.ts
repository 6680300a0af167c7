import type { Example } from '#contract/example';
import type { OperationDoc } from '#contract/list-operations';

/** Characters of request and answer together that are read at a glance. */
const LONGEST = 1500;

/**
 * The example that is next to an operation: the one whose answer shows most fields, among those short
 * enough to read at a glance; of equals the one that asks with fewest words.
 *
 * @example
 * chooseExample(recommendPhotos, examples)?.name; // 'photos-recommend', not 'photos-paging'
 */
export function chooseExample(operation: OperationDoc, examples: Example[]): Example | undefined {
  const own = examples.filter((example) => example.operation.id === operation.id);
  const [shortest, ...longer] = [...own].sort((a, b) => measure(a) - measure(b));
  if (!shortest) return undefined;
  return [shortest, ...longer.filter((example) => measure(example) <= LONGEST)].sort(
    (a, b) =>
      countKeys(b.response) - countKeys(a.response) ||
      toText(a.body).length - toText(b.body).length,
  )[0];
}

function measure({ body, response }: Example): number {
  return toText(body).length + toText(response).length;
}

function countKeys(value: unknown): number {
  return new Set(toText(value).match(/"[^"]+":/g)).size;
}

function toText(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
