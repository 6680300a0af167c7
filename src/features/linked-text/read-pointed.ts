import type { Pointed } from './to-target';
import type { Range } from '#contract/annotations/tokens';

/** Attributes of an element that means things found. */
export function toPointedAttributes(ids: string[], range?: Range): Record<string, string> {
  return {
    'data-items': ids.join(' '),
    ...(range && { 'data-range': `${range.paragraph} ${range.start} ${range.end}` }),
  };
}

/** What an element means: itself, or the nearest one around it. */
export function readPointed(element: EventTarget | null): Pointed | undefined {
  if (!(element instanceof Element)) return undefined;
  const place = element.closest<HTMLElement>('[data-items], [data-pointer]');
  const { items, pointer, range } = place?.dataset ?? {};
  if (items !== undefined) return { ids: items.split(' '), ...(range && { at: readRange(range) }) };
  return pointer === undefined ? undefined : { pointer };
}

function readRange(text: string): Range {
  const [paragraph = 0, start = 0, end = 0] = text.split(' ').map(Number);
  return { paragraph, start, end };
}
