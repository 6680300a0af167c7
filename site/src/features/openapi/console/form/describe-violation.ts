import { findNearest } from '@docs/utils';
import type { Violation } from '@docs/sandbox';

/**
 * Says a violation in words. Of a value outside its list, the nearest one is named.
 *
 * @example
 * describeViolation({ pointer: '/analyses/0', expected: 'one of all, tags', rule: 'allowed-values' }, 'tag');
 * // '"tag" is not one of all, tags. Did you mean "tags"?'
 */
export function describeViolation({ expected, rule }: Violation, value: unknown): string {
  const values = rule === 'allowed-values' ? /^one of (.+)$/.exec(expected)?.[1] : undefined;
  if (values === undefined || typeof value !== 'string')
    return endSentence(`Expected: ${expected}`);
  const nearest = findNearest(value, values.split(', '));
  const question = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `"${value}" is not one of ${values}.${question}`;
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
