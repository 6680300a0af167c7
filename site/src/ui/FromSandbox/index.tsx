import PlainLink from '../PlainLink';
import styles from './styles.module.css';

export default function FromSandbox() {
  return (
    <PlainLink className={`badge ${styles.from}`} href="/tools/sandbox/">
      sandbox
    </PlainLink>
  );
}
