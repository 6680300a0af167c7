import { useState } from 'react';
import type { DOMAttributes } from 'react';
import { readPointed } from './read-pointed';
import type { Pointed } from './to-target';

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur'
>;

/** What the mouse is over or, when it is over nothing, what has the focus: so a click keeps a mark. */
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
