import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** First letters of the rows, where these are in alphabetical order. */
  letters?: string;
  /** Tables, or text with tables. */
  children: ReactNode;
}

/** Long tables with a field that leaves the rows with its words, and buttons that go to a letter. */
export default function Filter({ label, letters = '', children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState('');
  const filter = () => setCount(filterRows(list.current!, input.current!.value));
  // A reader may have typed before the page worked.
  useEffect(filter, []);
  return (
    <>
      <div className={styles.filter}>
        <label>
          {label}
          <input ref={input} type="search" autoComplete="off" onChange={filter} />
        </label>
        <span role="status">{count}</span>
        {letters !== '' && (
          <div role="group" aria-label="Go to a letter">
            {[...letters].map((letter) => (
              <button
                key={letter}
                type="button"
                className="quiet-button"
                onClick={() => goTo(list.current!, letter)}
              >
                {letter.toUpperCase()}
              </button>
            ))}
          </div>
        )}
      </div>
      <div ref={list} className={styles.list}>
        {children}
      </div>
    </>
  );
}

const listRows = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('tbody tr')];

const toLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Hides the rows that lack a word of the text, and says how many are left. */
function filterRows(list: HTMLElement, text: string): string {
  const words = toLetters(text).split(/\s+/);
  const rows = listRows(list);
  for (const row of rows) {
    const content = toLetters(row.textContent);
    row.hidden = !words.every((word) => content.includes(word));
  }
  for (const table of list.querySelectorAll('table')) {
    table.hidden = [...table.tBodies].every((body) => [...body.rows].every((row) => row.hidden));
  }
  const shown = rows.filter(({ hidden }) => !hidden).length;
  return text.trim() === '' ? '' : `${shown} of ${rows.length} rows`;
}

function goTo(list: HTMLElement, letter: string): void {
  const row = listRows(list).find(
    ({ textContent, hidden }) => !hidden && toLetters(textContent).startsWith(letter),
  );
  row?.scrollIntoView();
  row?.querySelector('a')?.focus({ preventScroll: true });
}
