import Link from '@docusaurus/Link';
import React, { useState } from 'react';
import type { ReactNode } from 'react';
import type { Note, NoteLevel } from '#contract/migration/notes';
import { printValue } from '#contract/print-change';
import styles from './styles.module.css';

const LABELS: Record<NoteLevel, string> = {
  'left-out': 'Not converted',
  missing: 'Missing',
  check: 'Check',
};

/** A long list has one note on many positions; the first ones show what it is about. */
const FEW = 3;

/** What a person must do, decide or know, with where it is explained. */
export default function Notes({ notes }: { notes: Note[] }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <section aria-label="What needs a person">
      <p className={styles.label}>What needs a person</p>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <OneNote key={`${note.level} ${note.text} ${note.link.url}`} note={note} />
        ))}
      </ul>
    </section>
  );
}

function OneNote({ note: { level, text, places, link } }: { note: Note }): ReactNode {
  const [shown, setShown] = useState(FEW);
  const rest = places.length - shown;
  return (
    <li className={styles.note}>
      <b className={level === 'check' ? styles.check : styles.lost}>{LABELS[level]}</b>
      <div>
        {places.slice(0, shown).map(({ path, value }) => (
          <p key={path} className={styles.place}>
            <code>{path || 'the object'}</code>
            {value !== undefined && value !== '' && (
              <>
                {': '}
                <code className={styles.value}>{printValue(value)}</code>
              </>
            )}
          </p>
        ))}
        {rest > 0 && (
          <button type="button" className={styles.more} onClick={() => setShown(shown + 100)}>
            {`and ${rest.toLocaleString('en')} more`}
          </button>
        )}
        <p>
          <CodeWords text={text} /> <Link to={link.url}>{link.label}</Link>
        </p>
      </div>
    </li>
  );
}

/** A text whose names are between backticks. */
export function CodeWords({ text }: { text: string }): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
