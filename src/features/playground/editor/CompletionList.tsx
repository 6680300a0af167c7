import React, { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Completion } from './complete';
import styles from './styles.module.css';

interface Props {
  id: string;
  options: Completion[];
  active: number;
  /** Has the same text as the field, so it knows where a letter is. */
  layer: RefObject<HTMLDivElement | null>;
  offset: number;
  onChoose(index: number): void;
}

/** The names that may come next, below the letters that are replaced. */
export default function CompletionList({
  id,
  options,
  active,
  layer,
  offset,
  onChoose,
}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const place = layer.current && findPlace(layer.current, offset);
    if (!list.current || !place || !layer.current) return;
    const room = layer.current.clientWidth - list.current.offsetWidth;
    list.current.style.left = `${Math.max(0, Math.min(place.left, room))}px`;
    list.current.style.top = `${place.bottom + 4}px`;
  }, [layer, offset, options]);

  return (
    <ul ref={list} id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {options.map(({ label, summary }, index) => (
        // The field keeps the focus and has the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <code>{label}</code> <span>{summary}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where a letter of the layer is, measured from its corner. */
function findPlace(
  layer: HTMLElement,
  offset: number,
): { left: number; bottom: number } | undefined {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left > length) {
      left -= length;
      continue;
    }
    const range = document.createRange();
    range.setStart(node, left);
    range.setEnd(node, Math.min(left + 1, length));
    const box = range.getBoundingClientRect();
    const frame = layer.getBoundingClientRect();
    return { left: box.left - frame.left, bottom: box.bottom - frame.top };
  }
  return undefined;
}
