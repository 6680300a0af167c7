import PlainLink from '../PlainLink';
import styles from './styles.module.css';

interface Props {
  label: string;
  details: string;
}

export default function Executed({ label, details }: Props) {
  // The line of the buttons has room for the first word; the head of a response names the sandbox.
  const [word, rest] = label.split(/(?<=^\w+)(?=\W)/);
  return (
    <details className={styles.badge}>
      <summary>
        {word}
        <span className={styles.rest}>{rest}</span>
      </summary>
      <span>
        {details} <PlainLink href="/quality/">What is tested</PlainLink>
      </span>
    </details>
  );
}
