import { convert, convertItemRequest } from '#contract/migration/convert';
import type { Conversion } from '#contract/migration/convert';
import type { Failure } from '#contract/migration/find-kind';
import type { TypeKind } from '#contract/migration/v1-fields';
import {
  describeError,
  findInexactNumber,
  toError,
} from '@site/src/features/json/JsonEditor/json-errors';
import { readHtml } from './read-html';

/**
 * Converts what a reader has pasted: JSON of version 1, or the request line of an item.
 *
 * @returns undefined when there is nothing yet
 */
export function convertText(text: string, kind?: TypeKind): Conversion | Failure | undefined {
  // Some editors begin a file with a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  if (json.trim() === '') return undefined;
  const request = convertItemRequest(json);
  if (request) return request;
  const wrong = describeError(json);
  if (wrong !== undefined) {
    return {
      error: `${wrong} Correct it there. Paste the JSON alone, without the code around it.`,
    };
  }
  const inexact = findInexactNumber(json);
  if (inexact !== undefined) {
    const error = toError('A number has more digits than a browser keeps', json, inexact);
    return { error: `${error} Write it as a string, between quotation marks.` };
  }
  const value = JSON.parse(json) as unknown;
  if (!isPrintable(value)) {
    return { error: 'The JSON has more levels than a browser prints. Paste its inner part alone.' };
  }
  return convert(value, { readHtml, ...(kind && { kind }) });
}

/** Lists in lists without end can be read, and not be written. */
function isPrintable(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}
