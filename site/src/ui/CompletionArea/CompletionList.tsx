import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Completion } from './assistant';
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

/** The suggestions, below the letters that they replace. */
export default function CompletionList({ id, options, active, layer, offset, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const position = layer.current && findPlace(layer.current, offset);
    if (!list.current || !position || !layer.current) return;
    const room = layer.current.clientWidth - list.current.offsetWidth;
    list.current.style.left = `${Math.max(0, Math.min(position.left, room))}px`;
    // The line of the caret may be scrolled out of sight.
    const height = layer.current.parentElement?.clientHeight ?? Infinity;
    list.current.style.top = `${Math.max(0, Math.min(position.bottom, height)) + 4}px`;
    list.current.scrollIntoView({ block: 'nearest' });
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

/** Where a letter of the layer is, measured from the corner of what scrolls it. */
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
    const frame = (layer.parentElement ?? layer).getBoundingClientRect();
    return { left: box.left - frame.left, bottom: box.bottom - frame.top };
  }
  return undefined;
}
