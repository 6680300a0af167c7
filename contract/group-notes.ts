import type { ErrorDoc } from './list-operations';

/**
 * The same is unknown of most errors, so it is said once, with the statuses that it is true of.
 *
 * @example
 * groupNotes(errors, 'x-unknown'); // ['400, 500: The body of this answer …', '429: The limits …']
 */
export function groupNotes(errors: ErrorDoc[], key: 'x-unknown' | 'x-inferred'): string[] {
  const texts = new Set(errors.flatMap(({ notes }) => notes[key] || []));
  return [...texts].map((text) => {
    const statuses = errors.filter(({ notes }) => notes[key] === text).map(({ status }) => status);
    return `${statuses.join(', ')}: ${text}`;
  });
}
