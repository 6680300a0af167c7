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
  const [{ message, starts }, setFound] = useState<Found>({ message: '', starts: letters });
  const filter = () => setFound(filterRows(list.current!, input.current!.value));
  useEffect(() => {
    // A reader may have typed before the page worked, or comes back from a row.
    input.current!.value ||= new URLSearchParams(location.search).get(PARAMETER) ?? '';
    filter();
  }, []);
  const type = () => {
    filter();
    keepInUrl(input.current!.value);
  };
  return (
    <>
      <div className={styles.filter}>
        <label>
          {label}
          <input ref={input} type="search" autoComplete="off" onChange={type} />
        </label>
        <span role="status">{message}</span>
        {letters !== '' && (
          <div role="group" aria-label="Go to a letter">
            {[...letters].map((letter) => (
              <button
                key={letter}
                type="button"
                className="quiet-button"
                disabled={!starts.includes(letter)}
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

const PARAMETER = 'filter';

/** The way back from a row leads to the same rows. */
function keepInUrl(text: string): void {
  const url = new URL(location.href);
  if (text === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, text);
  history.replaceState(history.state, '', url);
}

interface Found {
  message: string;
  /** First letters of the rows that are left. */
  starts: string;
}

/** Hides the rows that lack a word of the text. */
function filterRows(list: HTMLElement, text: string): Found {
  const words = toLetters(text).split(/\s+/);
  const rows = listRows(list);
  for (const row of rows) {
    const content = toLetters(row.textContent);
    row.hidden = !words.every((word) => content.includes(word));
  }
  for (const table of list.querySelectorAll('table')) {
    table.hidden = [...table.tBodies].every((body) => [...body.rows].every((row) => row.hidden));
  }
  const shown = rows.filter(({ hidden }) => !hidden);
  return {
    message: text.trim() === '' ? '' : printCount(shown.length, rows.length),
    starts: shown.map(({ textContent }) => toLetters(textContent).charAt(0)).join(''),
  };
}

function printCount(shown: number, all: number): string {
  return shown > 0 ? `${shown} of ${all} rows` : `None of ${all} rows matches. Try fewer letters.`;
}

function goTo(list: HTMLElement, letter: string): void {
  const row = listRows(list).find(
    ({ textContent, hidden }) => !hidden && toLetters(textContent).startsWith(letter),
  );
  row?.scrollIntoView();
  row?.querySelector('a')?.focus({ preventScroll: true });
}
