import { useLayoutEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Reload } from '../Retry';
import styles from './styles.module.css';
import { useLazy } from '../use-lazy';

interface Options {
  title: string;
  action: string;
  load(): Promise<{ default: ComponentType }>;
}

interface Props extends Options {
  /** Shown before the aid is opened, and without scripts. */
  children: ReactNode;
}

export function createWidget(options: Options) {
  return function FramedAid({ children }: Pick<Props, 'children'>) {
    return <Widget {...options}>{children}</Widget>;
  };
}

const LABELS: Record<string, string | undefined> = { loading: 'Loading…', failed: 'Retry' };

/**
 * The frame of an aid: something to try beside the words that explain it. A page carries this frame
 * and its words only; the aid itself is downloaded when somebody opens it.
 */
function Widget({ title, action, load, children }: Props) {
  const { value: widget, phase, open } = useLazy(load);
  const body = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // The button that had the focus is gone; who has moved on meanwhile stays there.
    if (widget && document.activeElement === document.body) {
      body.current?.focus({ preventScroll: true });
    }
  }, [widget]);

  return (
    <section className={styles.aid} aria-label={title}>
      <p className={styles.head}>{title}</p>
      <div ref={body} className={styles.body} tabIndex={-1}>
        {widget ? (
          <widget.default />
        ) : (
          <>
            {children}
            <button
              type="button"
              className={`button button--primary ${styles.open}`}
              aria-disabled={phase === 'loading'}
              onClick={() => open()}
            >
              {LABELS[phase] ?? action}
            </button>
            {phase === 'failed' && (
              <p className={styles.failure} role="alert">
                This example did not load. Check your connection and retry. <Reload />
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}
