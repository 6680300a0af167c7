import { useState } from 'react';
import type { DOMAttributes } from 'react';
import type { Range } from '@docs/vendor/annotations';
import type { Pointed } from './link-analysis';

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur'
>;

/** The element below the mouse or else the one with the focus, so a click keeps a mark. */
export function usePointing(): [Pointed | undefined, Handlers] {
  const [pointed, setPointed] = useState<Pointed>();
  const point = (next: Pointed | undefined) =>
    setPointed((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  const readFocused = (box: Element) =>
    box.contains(document.activeElement) ? readPointed(document.activeElement) : undefined;
  return [
    pointed,
    {
      onMouseOver: ({ target, currentTarget }) =>
        point(readPointed(target) ?? readFocused(currentTarget)),
      onMouseLeave: ({ currentTarget }) => point(readFocused(currentTarget)),
      onFocus: ({ target }) => point(readPointed(target)),
      onBlur: () => point(undefined),
    },
  ];
}

export function buildPointedAttributes(ids: string[], range?: Range): Record<string, string> {
  return {
    'data-items': ids.join(' '),
    ...(range && { 'data-range': `${range.paragraph} ${range.start} ${range.end}` }),
  };
}

/** Reads the attributes of an element, or of the nearest one around it that has them. */
export function readPointed(element: EventTarget | null): Pointed | undefined {
  if (!(element instanceof Element)) return undefined;
  const source = element.closest<HTMLElement>('[data-items], [data-pointer]');
  const { items, pointer, range } = source?.dataset ?? {};
  if (items !== undefined) return { ids: items.split(' '), ...(range && { at: readRange(range) }) };
  return pointer === undefined ? undefined : { pointer };
}

function readRange(text: string): Range {
  const [paragraph = 0, start = 0, end = 0] = text.split(' ').map(Number);
  return { paragraph, start, end };
}
