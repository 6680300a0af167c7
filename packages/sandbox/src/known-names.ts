import { provider } from '@docs/vendor';
import { readWarnings } from './warnings';
import type { Warning } from './warnings';

/** The number of names, rounded to hundreds, for pages that do not load them. */
export const KNOWN_NAMES = 1200;

/** The sentence lists so many names and counts the rest. */
const MOST_LISTED = 12;

/** A header has room for so many names, which are outlined in the text. */
const MOST_NAMES = 60;
const LONGEST_NAME = 60;

/** The capitals of this language tell nothing: every noun has one. */
export const NOUNS_HAVE_CAPITALS = 'de';

/**
 * Says how many names the sandbox recognizes, and which ones in a document it does not: above
 * marked text, in the warning of a response, and to agents.
 *
 * @example
 * describeNames(['Roland Busch', 'Busch']); // '… names, but not these in this text: Roland Busch. …'
 */
export function describeNames(unknown: readonly string[] = [], language = 'en'): string {
  const names = unknown.filter(
    (name) => !unknown.some((other) => other !== name && ` ${other} `.includes(` ${name} `)),
  );
  const more = names.length - MOST_LISTED;
  const list = names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? `, and ${more} more` : '');
  const but = list && `, but not these in this text: ${list}`;
  return [
    `The sandbox recognizes about ${KNOWN_NAMES.toLocaleString('en')} names${but}.`,
    ...(language === NOUNS_HAVE_CAPITALS ? ['In German, unknown names look like any noun.'] : []),
    ...(provider.demo ? [`Try your text in the real service: ${provider.demo}`] : []),
  ].join(' ');
}

/** The rule of the warning about names that the sandbox does not know. */
export const UNKNOWN_NAMES = 'sandbox-unknown-names';

/** @param unknown has the parts and forms of names in the text, each with its whole name */
export function warnOfNames(unknown: ReadonlyMap<string, string>, language: string): Warning[] {
  const all = [...unknown].filter(([name]) => name.length <= LONGEST_NAME);
  if (all.length === 0) return [];
  const text = describeNames([...new Set(all.map(([, whole]) => whole))], language);
  return [{ rule: UNKNOWN_NAMES, text, names: all.slice(0, MOST_NAMES).map(([name]) => name) }];
}

/** The warning of a response about such names. */
export function readNamesWarning(headers: HeadersInit): Warning | undefined {
  return readWarnings(headers).find(({ rule }) => rule === UNKNOWN_NAMES);
}
