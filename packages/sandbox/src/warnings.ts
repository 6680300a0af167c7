import { escapeCharacters } from '@docs/utils';
/** A value of a request that was ignored, or read in another way than it was written. */
export interface Warning {
  /** Rule of the documentation; the sandbox's own begin with `sandbox-`. */
  rule: string;
  text: string;
  /** JSON pointer into the body; absent where the request as a whole is meant. */
  pointer?: string;
}

export const WARNING_HEADER = 'X-Sandbox-Warning';

const MOST_WARNINGS = 10;

export function warn(rule: string, text: string, pointer?: string): Warning {
  return { rule, text, ...(pointer !== undefined && { pointer }) };
}

/**
 * Warnings as the value of one header, each of them once: JSON in ASCII, as headers carry nothing else.
 *
 * @example
 * toHeader([warn('sandbox-unused', '"č" is unused')]);
 * // '[{"rule":"sandbox-unused","text":"\"\u010d\" is unused"}]'
 */
export function toHeader(warnings: Warning[]): string {
  const all = [...new Map(warnings.map((warning) => [print(warning), warning])).values()];
  const more = all.length - MOST_WARNINGS;
  const rest = more > 0 ? [warn('sandbox-more', `and ${more} more`)] : [];
  return escapeCharacters(
    JSON.stringify([...all.slice(0, MOST_WARNINGS), ...rest]),
    /[^\x20-\x7e]/g,
  );
}

/** The warnings of a response; none if it is not one of the sandbox. */
export function readWarnings(headers: HeadersInit): Warning[] {
  return JSON.parse(new Headers(headers).get(WARNING_HEADER) ?? '[]') as Warning[];
}

/** The warnings of a response in one line, `rule: text; …`; null if there are none. */
export function printWarnings(headers: HeadersInit): string | null {
  return readWarnings(headers).map(print).join('; ') || null;
}

const print = ({ rule, text }: Warning): string => `${rule}: ${text}`;
