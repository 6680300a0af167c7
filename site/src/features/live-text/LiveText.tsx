import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import TextField from './TextField';
import { loadAnalyze, useLiveAnalysis } from './use-live-analysis';

interface Props {
  text: string;
  /** Its analysis, made by the build: it is shown until there is another one. */
  children: ReactNode;
}

/**
 * Text that a reader can change, with its analysis. Nothing is downloaded before the pointer or
 * the focus comes to the field; without scripts the analysis of the build is all there is.
 */
export default function LiveText({ text, children }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { analyze, analyzeSoon, state, LinkedText } = useLiveAnalysis();
  const { phase, live } = state;
  const read = () => area.current?.value ?? '';

  return (
    <div className={styles.live}>
      <TextField
        {...{ text, area, state }}
        label="Your text"
        rows={3}
        loadEngine={loadAnalyze}
        onAnalyze={() => analyze(read())}
        onType={() => analyzeSoon(read())}
      />
      {live && LinkedText ? (
        <LinkedText response={live.analysis} headers={live.exchange.headers} />
      ) : (
        <>
          <div className={styles.still}>{children}</div>
          {phase === 'loading' && <div className={styles.room} />}
        </>
      )}
    </div>
  );
}
