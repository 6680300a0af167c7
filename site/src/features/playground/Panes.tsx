import { useId, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { toNextIndex } from '../../ui/tab-choice';
import styles from './styles.module.css';

const NAMES = ['template', 'data', 'output'] as const;

export type PaneName = (typeof NAMES)[number];

const TITLES: Record<PaneName, string> = { template: 'Template', data: 'Data', output: 'Output' };

/** Below this width one pane is shown at a time; the style sheet has the same number. */
const NARROW = '(max-width: 47.99em)';

interface Props extends Record<PaneName, ReactNode> {
  active: PaneName;
  onActivate(name: PaneName): void;
  hasError: boolean;
}

/** Three panes side by side, or on a phone behind tabs (WAI-ARIA: tabs, activated by the arrows). */
export default function Panes({ active, onActivate, hasError, ...panes }: Props) {
  const id = useId();
  const isNarrow = useSyncExternalStore(subscribe, matches, () => false);
  const tabs = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent): void {
    const next = toNextIndex(event, NAMES.indexOf(active), NAMES.length);
    if (next === undefined) return;
    event.preventDefault();
    onActivate(NAMES[next]!);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div ref={tabs} role="tablist" aria-label="Panes" className={styles.tabs}>
        {NAMES.map((name) => (
          <button
            key={name}
            id={`${id}-tab-${name}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={name === active}
            aria-controls={`${id}-${name}`}
            tabIndex={name === active ? 0 : -1}
            onKeyDown={press}
            onClick={() => onActivate(name)}
          >
            {TITLES[name]}
            {name === 'template' && hasError && <span className={styles.hasError}>, error</span>}
          </button>
        ))}
      </div>
      <div className={styles.panes} data-active={active}>
        {NAMES.map((name) => (
          <div
            key={name}
            id={`${id}-${name}`}
            className={`${styles.pane} ${styles[name]}`}
            role={isNarrow ? 'tabpanel' : 'group'}
            aria-labelledby={isNarrow ? `${id}-tab-${name}` : `${id}-title-${name}`}
          >
            <div id={`${id}-title-${name}`} className={styles.title}>
              {TITLES[name]}
            </div>
            {panes[name]}
          </div>
        ))}
      </div>
    </>
  );
}

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

function matches(): boolean {
  return window.matchMedia(NARROW).matches;
}
