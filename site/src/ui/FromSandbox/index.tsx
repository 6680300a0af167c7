import PlainLink from '../PlainLink';
import styles from './styles.module.css';

/** Says of a result where it comes from. */
export default function FromSandbox() {
  return (
    <PlainLink className={`badge ${styles.from}`} href="/tools/sandbox/">
      sandbox
    </PlainLink>
  );
}
