import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { toSteps } from '#contract/json-pointer';

/**
 * The position in a text of the value at a pointer, from its first to behind its last letter. For a
 * missing value, that of the object that should contain it.
 */
export function findRange(text: string, pointer: string): [start: number, end: number] | undefined {
  const root = readTree(text);
  if (!root) return undefined;
  const steps = toSteps(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node) return [node.offset, node.offset + node.length];
  }
  return undefined;
}

/** The parser calls itself for each list in a list, and fails where there are thousands. */
function readTree(text: string): Node | undefined {
  try {
    return parseTree(text);
  } catch {
    return undefined;
  }
}
