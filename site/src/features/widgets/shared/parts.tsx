import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  /** Joins the radio buttons of one question. */
  name?: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** A radio button or check box with its words; all of the line can be pressed. */
export function Choice(props: ChoiceProps) {
  const { type, name, isChosen, isDisabled, onChoose, children } = props;
  return (
    <label className={styles.choice}>
      <input type={type} name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

/** Says where the results above come from, and what to keep in mind about them. */
export function Source({ children }: { children: ReactNode }) {
  return (
    <p className={styles.source}>
      Simulated by the <Link to="/tools/sandbox/">sandbox</Link> with demo data. {children}
    </p>
  );
}
