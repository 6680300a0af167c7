import { ResetSandbox } from '../../../sandbox';
import type { Entry } from './history';
import { useDisclosure } from '../../../../ui/use-disclosure';
import styles from '../console.module.css';

interface Props {
  entries: Entry[];
  onRestore(entry: Entry): void;
}

export default function RequestHistory({ entries, onRestore }: Props) {
  const { isOpen, button, panel } = useDisclosure();
  if (entries.length === 0) return null;
  return (
    <div className={styles.memory} data-memory="">
      <button className={styles.button} {...button}>
        {`History (${entries.length})`}
      </button>
      <ResetSandbox className={styles.button} statusClass={styles.words} />
      <div className={styles.history} {...panel}>
        {isOpen && (
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <button type="button" className={styles.entry} onClick={() => onRestore(entry)}>
                  <time dateTime={entry.time.toISOString()}>
                    {entry.time.toLocaleTimeString('en-GB')}
                  </time>{' '}
                  <span>
                    {entry.method} {entry.target}
                  </span>{' '}
                  <b className={`badge ${entry.status < 400 ? 'badge--good' : 'badge--bad'}`}>
                    {entry.status}
                  </b>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
