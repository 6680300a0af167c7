import { isObject } from '@docs/utils';
import { MAPS_OF_NAMES, VALUES } from './openapi';

/** The notes of our own; CONTRIBUTING.md says what each means. */
const NOTES = new Set([
  ...['x-appears-with', 'x-cause', 'x-default', 'x-enumDescriptions', 'x-enumGroups', 'x-group'],
  ...['x-inferred', 'x-page', 'x-probe'],
  ...['x-remedy', 'x-retry', 'x-rules', 'x-since', 'x-successor', 'x-unknown', 'x-value'],
]);

/** Their keys are names, too, but not of the parts of a document. */
const NAMING = new Set(['security', 'mapping', 'scopes']);

/** A copy without the keys with `x-` that mean nothing to us: another tool may give them meaning. */
export function dropUnknownNotes<Node>(node: Node, parent = ''): Node {
  if (Array.isArray(node)) return node.map((item: unknown) => dropUnknownNotes(item)) as Node;
  if (!isObject(node)) return node;
  const entries = Object.entries(node)
    .filter(([key]) => !key.startsWith('x-') || NOTES.has(key) || MAPS_OF_NAMES.has(parent))
    .map(([key, value]): [string, unknown] => {
      const isValue = (VALUES.has(key) || NAMING.has(key)) && !MAPS_OF_NAMES.has(parent);
      return [key, isValue ? value : dropUnknownNotes(value, MAPS_OF_NAMES.has(parent) ? '' : key)];
    });
  return Object.fromEntries(entries) as Node;
}
