import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Retry from '../../ui/Retry';
import Widget from '../../ui/Widget';
import { useLazy } from '../../ui/use-lazy';
import styles from './styles.module.css';

/** The photos are 15 KB and far down on the page. They load before they come into view. */
const NEAR = { rootMargin: '1000px 0px' };

const loadWorkbench = () => import('./Workbench');

/** The constraints of a recommendation, to be tried on the sandbox's photos. */
export default function PhotoConstraints({ children }: { children: ReactNode }) {
  const { value: workbench, phase, load, retry } = useLazy(loadWorkbench);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load();
    }, NEAR);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [load]);
  const failure = phase === 'failed' && (
    <p role="alert">
      The photos did not load. Check your connection and retry. <Retry onRetry={() => retry()} />
    </p>
  );
  return (
    <div ref={frame} className={styles.frame}>
      <Widget
        title="Constraints on twelve photos"
        text={
          <>
            {children}
            {failure}
          </>
        }
      >
        {workbench && <workbench.default />}
      </Widget>
    </div>
  );
}
