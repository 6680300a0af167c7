import { toNames } from './intentions';
import type { BodyChange } from './intentions';
import { getAt, isObject } from '@docs/utils';
import { setInText } from '@docs/openapi/forms';

/**
 * Writes changes into a text of JSON, which is an object; the rest stays letter by letter.
 *
 * @example changeBody('{"id": "1"}', [{ path: 'a.b', value: 1, why: '' }]); // '{"id": "1", "a": {"b": 1}}', on separate lines
 */
export function changeBody(text: string, changes: BodyChange[]): string {
  return changes.reduce(
    (body, change) => {
      const names = toNames(change);
      const value: unknown = JSON.parse(body);
      if (change.value === undefined && getAt(value, names) === undefined) return body;
      return setInText(clearWay(body, value, names), names, change.value);
    },
    text.trim() === '' ? '{}' : text,
  );
}

/** A value on the way to the field that is no object is replaced by one. */
function clearWay(text: string, value: unknown, names: string[]): string {
  const depth = names.findIndex((_, index) => {
    const inner = getAt(value, names.slice(0, index));
    return index > 0 && inner !== undefined && !isObject(inner);
  });
  return depth < 0 ? text : setInText(text, names.slice(0, depth), {});
}
