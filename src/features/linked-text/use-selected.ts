import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Selected characters of a paragraph, in UTF-16 units; `several` when they reach over its end. */
export type Selected = { paragraph: number; from: number; to: number } | 'several';

/** What is selected in the paragraphs of a text, by mouse or keyboard. */
export function useSelected(box: RefObject<HTMLElement | null>): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    const read = () => setSelected(box.current ? readSelected(box.current) : undefined);
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [box]);
  return selected;
}

/** The text of a paragraph is its content, with nothing added, so lengths of strings are places. */
function readSelected(box: HTMLElement): Selected | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const own = [...box.querySelectorAll<HTMLElement>('[data-paragraph]')].flatMap((element) => {
    if (!range.intersectsNode(element)) return [];
    const { from, to } = cutToParagraph(range, element);
    return to > from ? [{ paragraph: Number(element.dataset.paragraph), from, to }] : [];
  });
  return own.length > 1 ? 'several' : own[0];
}

function cutToParagraph(range: Range, element: HTMLElement): { from: number; to: number } {
  const before = document.createRange();
  before.selectNodeContents(element);
  const length = before.toString().length;
  const measure = (node: Node, offset: number): number => {
    before.setEnd(node, offset);
    return before.toString().length;
  };
  const { startContainer, startOffset, endContainer, endOffset } = range;
  return {
    from: element.contains(startContainer) ? measure(startContainer, startOffset) : 0,
    to: element.contains(endContainer) ? measure(endContainer, endOffset) : length,
  };
}
