import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import TextField from './TextField';
import { useLiveAnalysis } from './use-live-analysis';

interface Props {
  text: string;
  /** Its analysis, made by the build: it is shown until there is another one. */
  children: ReactNode;
}

/**
 * A text that a reader can change, with its analysis. Nothing is downloaded before the text is
 * changed or the button pressed; without scripts the analysis of the build is all there is.
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
        onAnalyze={() => analyze(read())}
        onType={() => analyzeSoon(read())}
      />
      {live && LinkedText ? (
        <LinkedText response={live.analysis} />
      ) : (
        <>
          <div className={styles.still}>{children}</div>
          {phase === 'loading' && <div className={styles.room} />}
        </>
      )}
    </div>
  );
}
