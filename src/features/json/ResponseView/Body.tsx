import Link from '@docusaurus/Link';
import React, { useMemo } from 'react';
import type { ReactNode } from 'react';
import JsonView from '../JsonView';
import { parseJson } from '../JsonView/parse-json';
import styles from './styles.module.css';

interface Props {
  text: string;
  renderBeside?(value: string | number, pointer: string): ReactNode;
}

/** The JSON of a response, with a note that the sandbox made it. */
export default function Body({ text, renderBeside }: Props): ReactNode {
  const value = useMemo(() => parseJson(text), [text]);
  return (
    <>
      {text === '' ? (
        <p className={styles.note}>The response body is empty, as documented.</p>
      ) : (
        // A response that is not JSON is shown as text.
        <JsonView
          value={value === undefined ? text : value}
          label="Response JSON"
          folds
          renderBeside={renderBeside}
        />
      )}
      <p className={styles.note}>
        Simulated by the <Link to="/api_media2/guide/sandbox/">sandbox</Link> with demo data.
      </p>
    </>
  );
}
