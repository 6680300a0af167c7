import { useEffect, useState } from 'react';
import type { TemplateErrorReport } from '@docs/genja';
import styles from './note.module.css';

interface Props {
  id: string;
  template: string;
  error?: TemplateErrorReport;
  onShow(start: number, end: number): void;
  onChange(template: string): void;
}

/** Milliseconds without a letter, after which half a tag is taken for an error. */
const PAUSE = 800;

export default function ErrorNote({ id, template, error, onShow, onChange }: Props) {
  const hasError = error !== undefined;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown === hasError) return undefined;
    const timer = setTimeout(() => setShown(hasError), hasError ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [error, hasError, isShown]);
  return (
    <div id={id} role="status">
      {error && isShown && (
        <div className={styles.error}>
          <p>
            <button
              type="button"
              className={styles.where}
              onClick={() => onShow(error.span.start, Math.max(error.span.end, error.span.start))}
            >
              {`Line ${error.line}, column ${error.column}`}
            </button>
            : <span>{error.message}</span>
          </p>
          <pre className={styles.excerpt} aria-hidden="true">
            {printExcerpt(template, error)}
          </pre>
          {error.suggestion !== undefined && (
            <p>
              <span>{error.suggestion.replaceAll('`', '')}</span>{' '}
              <button
                type="button"
                className={styles.fix}
                onClick={() => onChange(takeSuggestion(template, error))}
              >
                Use <code>{findName(error.suggestion)}</code>
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Longer lines are cut around the place. */
const ROOM = 28;

function printExcerpt(template: string, { line, column, span }: TemplateErrorReport): string {
  const letters = [...(template.split('\n')[line - 1] ?? '')];
  const from = Math.max(0, column - 1 - ROOM);
  const shown = letters.slice(from, from + 2 * ROOM);
  const width = Math.max(1, Math.min(span.end - span.start, from + shown.length - column + 1));
  return `${shown.join('')}\n${' '.repeat(column - 1 - from)}${'^'.repeat(width)}`;
}

function takeSuggestion(template: string, { span, suggestion = '' }: TemplateErrorReport): string {
  return template.slice(0, span.start) + findName(suggestion) + template.slice(span.end);
}

function findName(suggestion: string): string {
  return /`([^`]*)`/.exec(suggestion)?.[1] ?? '';
}
