import intentions from '@generated/sandbox/default/intentions.json';
import { Fragment, useEffect, useRef, useState } from 'react';
import { printBodyChange, toNames, changeBody } from '@docs/vendor/intentions';
import type { BodyChange, Intention } from '@docs/vendor/intentions';
import { getAt, isObject } from '@docs/utils';
import type { BodyState } from '../../../json';
import type { InitialRequest } from '../links/initial-request';
import { findUrl } from '../links/find-url';
import CodeWords from '../../../../ui/CodeWords';
import { findIntentions } from './find-intentions';
import styles from './styles.module.css';

export interface ListProps {
  operationId: string;
  /** Its intention is applied as soon as the list has been downloaded. */
  initialRequest: InitialRequest;
  state: BodyState;
  onChange(toBody: (text: string) => string): void;
}

/** Fewer are seen at a glance. */
const LEAST_FILTERED = 8;

const NOT_CHANGED = 'The body is not a JSON object. Correct it, or choose an example.';

/** The intentions of an operation; the chosen one says what it changed, and why. */
export default function IntentionList({ operationId, initialRequest, state, onChange }: ListProps) {
  const all = intentions[operationId] ?? [];
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const applied = useRef<InitialRequest>(undefined);
  const shown = findIntentions(all, words);
  const value = state.kind === 'json' && isObject(state.value) ? state.value : undefined;

  const choose = (intention: Intention | undefined) => {
    if (!intention) {
      setMessage('The link names a change that this list does not have. Choose one from the list.');
      return;
    }
    if (value === undefined) {
      setMessage(NOT_CHANGED);
      return;
    }
    onChange((text) => changeBody(text, intention.changes));
    setChosen(intention.id);
    setMessage(`Changed: ${intention.changes.map(({ path }) => path).join(', ')}.`);
  };
  useEffect(() => {
    const { intention } = initialRequest;
    if (intention === undefined || applied.current === initialRequest) return;
    applied.current = initialRequest;
    choose(all.find(({ id }) => id === intention));
    requestAnimationFrame(() =>
      list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' }),
    );
  });

  return (
    <>
      {all.length > LEAST_FILTERED && (
        <input
          type="search"
          className={styles.filter}
          aria-label="Filter by words"
          placeholder="Filter by words"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <p role="status" className={styles.status}>
        {shown.length === 0 ? 'No change contains these words. Try others.' : message}
      </p>
      <ul ref={list} className={styles.list}>
        {shown.map((intention) => (
          <li key={intention.id} data-chosen={intention.id === chosen ? '' : undefined}>
            <button type="button" className={styles.choice} onClick={() => choose(intention)}>
              {intention.title}
            </button>
            {intention.id === chosen && (
              <Explanation intention={intention} body={value} operationId={operationId} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ExplanationProps {
  intention: Intention;
  body: unknown;
  operationId: string;
}

/** The changes of the intention that are still in the body, line by line. */
function Explanation({ intention, body, operationId }: ExplanationProps) {
  const lines = intention.changes.filter((change) => isThere(change, body));
  if (lines.length === 0) return null;
  return (
    <div className={styles.explanation}>
      <dl>
        {lines.map((change) => (
          <Fragment key={change.path}>
            <dt>
              {change.value === undefined && 'Without '}
              <a href={`#${findUrl(operationId, toNames(change))}`}>
                <code>{printBodyChange(change)}</code>
              </a>
            </dt>
            <dd>
              <CodeWords text={change.why} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p>
        In the response: <CodeWords text={intention.result} />
      </p>
    </div>
  );
}

function isThere(change: BodyChange, body: unknown): boolean {
  return JSON.stringify(getAt(body, toNames(change))) === JSON.stringify(change.value);
}
