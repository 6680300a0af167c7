import { parse } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';

/** Finding the place in a longer text would hold up the next letter. */
const LONGEST = 200_000;

/**
 * Says where a text stops being JSON, as line and column; undefined when it is JSON. The browser's
 * own parser decides; its messages differ from browser to browser, so another one finds the place.
 *
 * @example
 * describeFault('{"id": 1,}'); // 'This is not JSON yet: line 1, column 10.'
 */
export function describeFault(text: string): string | undefined {
  if (isJson(text)) return undefined;
  if (text.length > LONGEST) return 'This is not JSON yet.';
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const before = text.slice(0, errors[0]?.offset ?? text.length).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `This is not JSON yet: line ${before.length}, column ${column}.`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
