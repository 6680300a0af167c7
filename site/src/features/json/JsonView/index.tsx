import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import FoldButton, { toFoldClass, useFold } from '../../../ui/Fold';
import JsonNode, { countLines } from './Node';
import type { Hooks } from './Node';
import styles from './styles.module.css';

interface Props extends Hooks {
  value: unknown;
  label: string;
  /** Long JSON shows its first lines only, with a button for the rest. */
  folds?: boolean;
}

/**
 * JSON that can be folded, in colors. Every value carries its JSON pointer as `data-pointer`; the
 * hooks let others add to a value, mark it and unfold it.
 */
export default function JsonView({ value, label, folds, ...hooks }: Props) {
  const lines = useMemo(() => (folds ? countLines(value) : 0), [folds, value]);
  const fold = useFold(lines);
  return (
    <>
      {/* A part that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={`code ${styles.view} ${toFoldClass(fold)}`.trimEnd()}
        role="region"
        translate="no"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={walkLines}
        onScroll={fold.onScroll}
      >
        <JsonNode value={value} pointer="" depth={0} hooks={hooks} />
      </div>
      {fold.isLong && <FoldButton lines={lines} {...fold} />}
    </>
  );
}

/** All JSON is one stop of Tab. Inside, the focus is on a button, or on the line of a value. */
const LINES = ':is(button, div)[tabindex="-1"]';

/** The focus may also be on something that is no line, beside a value. */
const FINDERS: Record<string, (lines: HTMLElement[], from: Node) => HTMLElement | undefined> = {
  ArrowDown: (lines, from) => lines.find((line) => isAfter(line, from)),
  ArrowUp: (lines, from) => lines.findLast((line) => isAfter(from, line) && !line.contains(from)),
};

const FOLDED: Record<string, boolean> = { ArrowRight: false, ArrowLeft: true };

/** The arrows go from line to line; what gets the focus is scrolled into view by the browser. */
function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const find = FINDERS[event.key];
  const fold = event.target as HTMLElement;
  const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isOther) return;
  // As in a tree: → unfolds, ← folds.
  if (fold.matches(`[data-fold][aria-expanded="${FOLDED[event.key]}"]`)) fold.click();
  if (!find) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINES)];
  const next = find(lines, event.target as Node);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isAfter(node: Node, other: Node): boolean {
  return (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
