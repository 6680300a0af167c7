import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import FoldButton, { toFoldClass, useFold } from '../Fold';
import FromSandbox from '../FromSandbox';
import OwnKey, { usePageKey } from '../OwnKey';
import { insertKey } from '../OwnKey/insert-key';
import CopyButton from '../copy/CopyButton';
import styles from './styles.module.css';

/** The buttons of an example that can be sent: the foot of the panel with its code. */
export const RunFoot = createContext<ReactNode>(undefined);

/** The title of the example that the code is a request of. */
export const ExampleTitle = createContext('');

interface Props {
  /** Highlighted by the build; see `packages/docs-model/src/mdx/highlight.ts`. */
  html: string;
  label?: string;
  /** Present when long lines shall be broken from the start; those of prose are not indented. */
  wrap?: 'true' | 'prose';
  /** Present when the content is a result of the sandbox. */
  sandbox?: string;
  /** Present when the code contains the placeholder of the key: the language that quotes it. */
  keyed?: string;
}

export default function CodeBlock({ html, label, wrap, sandbox, keyed }: Props) {
  const [wrapped, setWrapped] = useState(wrap !== undefined);
  const [key] = usePageKey();
  const hasFoot = useContext(RunFoot) === undefined && keyed !== undefined;
  const lines = html.trimEnd().split('\n').length;
  const fold = useFold(lines);
  const frame = useRef<HTMLPreElement>(null);
  const wrapping = wrap === 'prose' ? styles.prose : styles.wrapped;
  const isTooLong = useLongLines(frame, lines);
  const scrolls = isTooLong && !wrapped;
  const name = label ?? 'Text';
  const title = useContext(ExampleTitle);
  const fullName = title ? `${name}: ${title}` : name;
  const shown = keyed === undefined ? html : insertKey(html, key, keyed);
  return (
    <figure className={`code frame ${styles.block} ${hasFoot ? 'has-foot' : ''}`}>
      <figcaption className={styles.head}>
        <span className={styles.title}>
          <span className={styles.label}>{name}</span> {sandbox !== undefined && <FromSandbox />}
        </span>
        {isTooLong && (
          <button
            type="button"
            className="icon-button wrap-button"
            aria-label={`Wrap ${fullName}`}
            aria-pressed={wrapped}
            title="Wrap long lines"
            onClick={() => setWrapped(!wrapped)}
          />
        )}
        <CopyButton label={`Copy ${fullName}`} />
      </figcaption>
      {/* Code that scrolls must be reachable by keyboard, so that its hidden part can be read. */}
      <pre
        ref={frame}
        className={`${wrapped ? wrapping : ''} ${toFoldClass(fold)}`.trim() || undefined}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': `${name}, scrolls sideways` })}
        onScroll={fold.onScroll}
      >
        <code dangerouslySetInnerHTML={{ __html: shown }} />
      </pre>
      {fold.isLong && <FoldButton lines={lines} {...fold} />}
      {hasFoot && (
        <div className={styles.foot}>
          <OwnKey className={styles.button} />
        </div>
      )}
    </figure>
  );
}

/** Whether a line is longer than its room: it is cut, or broken where long lines are wrapped. */
function useLongLines(frame: RefObject<HTMLPreElement | null>, lines: number): boolean {
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    const pre = frame.current;
    if (!pre) return undefined;
    const observer = new ResizeObserver(() => {
      // The code of another tab is hidden.
      if (pre.clientWidth === 0) return;
      const height = pre.firstElementChild!.getBoundingClientRect().height;
      const line = parseFloat(getComputedStyle(pre).lineHeight);
      setTooLong(pre.scrollWidth > pre.clientWidth || height > (lines + 0.5) * line);
    });
    observer.observe(pre);
    return () => observer.disconnect();
  }, [frame, lines]);
  return isTooLong;
}
