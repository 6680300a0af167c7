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

/** The JSON of an answer, with the word where it comes from. */
export default function Body({ text, renderBeside }: Props): ReactNode {
  const value = useMemo(() => parseJson(text), [text]);
  return (
    <>
      {text === '' ? (
        <p className={styles.note}>The answer is empty, as documented.</p>
      ) : (
        // An answer that is no JSON is shown as a text.
        <JsonView
          value={value === undefined ? text : value}
          label="JSON of the answer"
          folds
          renderBeside={renderBeside}
        />
      )}
      <p className={styles.note}>
        From the <Link to="/api_media2/guide/sandbox/">sandbox</Link>, a simulation on demo data.
      </p>
    </>
  );
}
