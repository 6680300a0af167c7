import { useStorageSlot } from '@docusaurus/theme-common';
import { useState } from 'react';
import { listLanguages } from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';
import type { SampleRequest } from '@docs/code-samples';
import { colorCode } from '../../ui/color-code';
import CopyButton from '../../ui/copy/CopyButton';
import Select from '../../ui/kit/Select';
import styles from './request-code.module.css';

/** A request as a script in each language. It contains the placeholder of the key, never a key. */
export default function RequestCode({ request }: { request: SampleRequest }) {
  // The language of all pages; without storage it lasts as long as this code is open.
  const [remembered, storage] = useStorageSlot('docusaurus.tab.language');
  const [chosen, setChosen] = useState({ remembered, language: remembered });
  // Chosen at another request of the page.
  if (chosen.remembered !== remembered) setChosen({ remembered, language: remembered });
  const available = listLanguages(languages, request);
  const language = available.find(({ id }) => id === chosen.language) ?? available[0];
  const text = language?.print(request) ?? '';
  return (
    <div data-code="">
      <div className={styles.bar}>
        <Select
          aria-label="Language"
          value={language?.id}
          options={available.map(({ id, label }) => [id, label])}
          onChange={(id) => {
            setChosen({ remembered, language: id });
            storage.set(id);
          }}
        />
        <CopyButton label={`Copy ${language?.label}`} />
      </div>
      {/* A part that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={`code ${styles.code}`} tabIndex={0} aria-label={`${language?.label} code`}>
        <code dangerouslySetInnerHTML={{ __html: colorCode(text) }} />
      </pre>
    </div>
  );
}
