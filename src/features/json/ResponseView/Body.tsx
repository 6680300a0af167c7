import Link from '@docusaurus/Link';
import React, { useMemo } from 'react';
import type { ReactNode } from 'react';
import JsonView from '../JsonView';
import { parseJson } from '../JsonView/parse-json';
import { useFieldLinks } from '@site/src/features/field-card/use-field-links';
import type { DocumentedResponse } from '@site/src/features/field-card/use-field-links';
import styles from './styles.module.css';

interface Props {
  text: string;
  /** What the response is, for links to its fields. */
  of?: DocumentedResponse;
  /** Tells responses apart that are beside each other. */
  name?: string;
  renderBeside?(value: string | number, pointer: string): ReactNode;
}

/** The JSON of a response, with a note that the sandbox made it. */
export default function Body({ text, of, name, renderBeside }: Props): ReactNode {
  const value = useMemo(() => parseJson(text), [text]);
  const { linkTo, sent } = useFieldLinks(of);
  return (
    <div data-sent={sent}>
      {text === '' ? (
        <p className={styles.note}>The response body is empty, as documented.</p>
      ) : (
        // A response that is not JSON is shown as text.
        <JsonView
          value={value === undefined ? text : value}
          label={toLabel(name, 'Response JSON')}
          folds
          renderBeside={renderBeside}
          linkTo={linkTo}
        />
      )}
      <p className={styles.note}>
        Simulated by the <Link to="/api_media2/guide/sandbox/">sandbox</Link> with demo data.
      </p>
    </div>
  );
}

/** @example toLabel('Version 1', 'Response JSON'); // 'Version 1: Response JSON' */
export function toLabel(name: string | undefined, label: string): string {
  return name === undefined ? label : `${name}: ${label}`;
}
