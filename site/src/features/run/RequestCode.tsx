import { useStorageSlot } from '@docusaurus/theme-common';
import { useRef, useState } from 'react';
import { listLanguages } from '@docs/code-samples';
import type { SampleRequest } from '@docs/code-samples';
import { useCopy } from '../../ui/copy/use-copy';
import styles from './request-code.module.css';

/** A request as a script in each language. It contains the placeholder of the key, never a key. */
export default function RequestCode({ request }: { request: SampleRequest }) {
  // The language of all pages; without storage it lasts as long as this code is open.
  const [remembered, storage] = useStorageSlot('docusaurus.tab.language');
  const [chosen, setChosen] = useState({ remembered, language: remembered });
  // Chosen at another request of the page.
  if (chosen.remembered !== remembered) setChosen({ remembered, language: remembered });
  const code = useRef<HTMLElement>(null);
  const { isCopied, message, copy } = useCopy(code);
  const languages = listLanguages(request);
  const language = languages.find(({ id }) => id === chosen.language) ?? languages[0];
  return (
    <>
      <div className={styles.bar}>
        <select
          aria-label="Language"
          className={styles.language}
          value={language?.id}
          onChange={({ currentTarget }) => {
            setChosen({ remembered, language: currentTarget.value });
            storage.set(currentTarget.value);
          }}
        >
          {languages.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <button type="button" className={styles.copy} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <span role="status" className="visually-hidden">
          {message}
        </span>
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} aria-label={`${language?.label} code`}>
        <code ref={code}>{language?.print(request)}</code>
      </pre>
    </>
  );
}
