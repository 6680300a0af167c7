import stringify from 'json-stringify-pretty-compact';

/** The width of a code block between the side columns. */
const COLUMNS = 72;

/**
 * Prints the JSON of a response for readers: what fits on a line stays on one.
 *
 * @example
 * printResult({ id: 't1', feats: { wikidataId: 'Q183' } }); // '{"id": "t1", "feats": {"wikidataId": "Q183"}}'
 */
export function printResult(value: unknown, columns = COLUMNS): string {
  return stringify(value, { maxLength: columns });
}
