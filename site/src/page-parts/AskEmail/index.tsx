import { provider } from '@docs/vendor';
import type { ReactNode } from 'react';
import { useBriefState, writeText } from '../../ui/copy/use-copy';
import styles from './styles.module.css';

/** A question to ask the vendor, with a box: the email below contains what is ticked. */
export function Ask({ children }: { children: ReactNode }) {
  return (
    <label className={styles.ask}>
      <input type="checkbox" data-ask />
      <span>{children}</span>
    </label>
  );
}

const SHOWN_MS = 4000;

/** One email with the questions that are ticked on the page; with none ticked, with all. */
export default function AskEmail() {
  const [state, setState] = useBriefState<string>(SHOWN_MS);
  return (
    <p>
      <a
        className="button"
        href={`mailto:${provider.contact}`}
        onClick={({ currentTarget }) => currentTarget.setAttribute('href', toUrl(writeEmail()))}
      >
        Write the email
      </a>{' '}
      <button
        type="button"
        className="button"
        onClick={() =>
          writeText(writeEmail()).then(
            () => setState('The text is copied.'),
            () => setState('The clipboard is blocked. Use the email.'),
          )
        }
      >
        Copy its text
      </button>{' '}
      <span role="status">{state !== 'idle' && <span>{state}</span>}</span>
    </p>
  );
}

function writeEmail(): string {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-ask]')];
  const chosen = boxes.filter(({ checked }) => checked);
  const questions = (chosen.length > 0 ? chosen : boxes).map(
    (box) => `- ${box.parentElement?.textContent}`,
  );
  return [
    'Hello,',
    'we have these questions:',
    questions.join('\n'),
    'Organization:\nProduct:',
  ].join('\n\n');
}

function toUrl(body: string): string {
  return `mailto:${provider.contact}?subject=Questions&body=${encodeURIComponent(body)}`;
}
