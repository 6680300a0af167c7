import Link from '@docusaurus/Link';
import type { MouseEvent, ReactNode } from 'react';
import { products } from '@docs/vendor';
import { LiveTabs } from '../live-text';
import { findKeptText } from '../try';
import Alternate from '../../ui/PageMenu/Alternate';
import styles from './styles.module.css';

export function Hero({ children }: { children: ReactNode }) {
  return <div className={styles.hero}>{children}</div>;
}

interface IntroProps {
  title: string;
  eyebrow: string;
  children: ReactNode;
}

/** The title, whose first sentence has a separate line, and what is below it. */
export function Intro({ title, eyebrow, children }: IntroProps) {
  const [first, ...rest] = title.split(/(?<=\.) /);
  return (
    <div className={styles.intro}>
      <Alternate />
      <p className="eyebrow">{eyebrow}</p>
      <h1>
        {/* The space is for those who hear it as one name. */}
        {`${first} `}
        <br />
        {rest.join(' ')}
      </h1>
      {children}
    </div>
  );
}

export function Actions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}

interface ActionProps {
  to: string;
  label: string;
  primary?: boolean;
}

export function Action({ to, label, primary = false }: ActionProps) {
  return (
    <Link className={primary ? 'button button--primary' : 'button'} to={to}>
      {label}
    </Link>
  );
}

interface TaskProps {
  to: string;
  label: string;
  /** A result, as a gloss. */
  children: ReactNode;
}

export function Tasks({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.tasks} aria-label="Tasks">
      {children}
    </nav>
  );
}

export function Task({ to, label, children }: TaskProps) {
  return (
    <div className={styles.task}>
      <Link to={to}>{label}</Link>
      {children}
    </div>
  );
}

export function Demo({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.demo} aria-label={label}>
      <LiveTabs>{children}</LiveTabs>
    </section>
  );
}

/** The link to the page that tries more endpoints; it takes the text of the demo along. */
export function TryLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/try/" onClick={takeTextAlong}>
      {children}
    </Link>
  );
}

/** Reads the field: the state of the text is no concern of this page. */
function takeTextAlong({ currentTarget }: MouseEvent): void {
  const field = currentTarget.closest('section')?.querySelector('textarea');
  if (field) findKeptText().set(field.value);
}

/** The page names deprecated products below the cards. */
const current = products.filter(({ deprecated }) => !deprecated);

export function ProductCards() {
  return (
    <section className={styles.cards} aria-label="Products">
      {current.map(({ id, title, route, purpose, summary, start }) => (
        <div key={id} className={styles.card}>
          <p className="eyebrow">{title}</p>
          <h2>
            <Link to={`/${route}/`}>{purpose}</Link>
          </h2>
          <p>{summary}</p>
          <Link className={styles.start} to={start.to}>
            {start.label} <span aria-hidden="true">→</span>
          </Link>
        </div>
      ))}
    </section>
  );
}

export function Section({ children }: { children: ReactNode }) {
  return <section className={styles.section}>{children}</section>;
}
