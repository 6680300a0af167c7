import { useId, useRef, useState } from 'react';
import { Choice, Source } from '../shared/parts';
import { useResponse } from '../shared/use-response';
import SandboxFailure from '../../../ui/SandboxFailure';
import TableScroll from '../../../ui/TableScroll';
import { loadComparison, SAMPLES } from './load-comparison';
import type { Groups } from './load-comparison';
import { COLUMNS, nameLanguage } from './compare-names';
import type { Cell, Row } from './compare-names';
import styles from './styles.module.css';

/** One sample is chosen; its names are below in six columns. */
export default function Comparison() {
  const [sample, setSample] = useState(SAMPLES[0]);
  const { response, isLoading, error, retry } = useResponse(sample.label, loadComparison);
  const name = useId();
  const output = useRef<HTMLDivElement>(null);
  const isThere = response !== undefined && error === undefined;
  return (
    <>
      <fieldset className={styles.samples}>
        <legend>Text</legend>
        {SAMPLES.map((option) => (
          <Choice
            key={option.label}
            type="radio"
            name={name}
            isChosen={option === sample}
            onChoose={() => setSample(option)}
          >
            {option.label}
          </Choice>
        ))}
      </fieldset>
      <blockquote lang={sample.language} className={styles.text}>
        <b>{sample.title}</b> {sample.text}
      </blockquote>
      <div ref={output} tabIndex={-1}>
        <p role="status" className={response && !isLoading ? 'visually-hidden' : styles.status}>
          {isLoading && 'Analyzing in six presentation languages…'}
          {!isLoading && error === undefined && 'The names are below.'}
        </p>
        {error !== undefined && (
          <SandboxFailure error={error} onRetry={() => retry()} next={output}>
            Your choices are kept.
          </SandboxFailure>
        )}
        {isThere && <NamesTable groups={response} />}
      </div>
      <Source>
        Where a name is missing, the sandbox returns the name in the language of the text, or else
        the English name. The real API may return a different one.
      </Source>
    </>
  );
}

function NamesTable({ groups }: { groups: Groups }) {
  return (
    <TableScroll className={styles.names} aria-label="Names by presentation language">
      <thead>
        <tr>
          <td />
          {COLUMNS.map((code) => (
            <th key={code ?? 'unset'} scope="col">
              {code ? <code>{code}</code> : 'not set'}
            </th>
          ))}
        </tr>
      </thead>
      <Group label="Tags" rows={groups.tags} />
      <Group label="Entities" rows={groups.entities} />
    </TableScroll>
  );
}

function Group({ label, rows }: { label: string; rows: Row[] }) {
  return (
    <tbody>
      <tr>
        <th colSpan={COLUMNS.length + 1} scope="rowgroup" className={styles.group}>
          {label}
        </th>
      </tr>
      {rows.map(({ key, gkbId, type, cells }) => (
        <tr key={key}>
          <th scope="row" className={styles.item}>
            {gkbId ? <code>{gkbId}</code> : 'no ID'}
            <small>{gkbId ? type : `${type}, not translated`}</small>
          </th>
          {cells.map((cell, index) => (
            <Name key={COLUMNS[index] ?? 'unset'} {...cell} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Name({ name, language, missing }: Cell) {
  if (language === undefined && missing === undefined)
    return <td className={styles.form}>{name}</td>;
  if (missing === undefined) return <td lang={language}>{name}</td>;
  return (
    <td className={styles.missing}>
      <span lang={language}>{name}</span>
      <small>
        no {nameLanguage(missing)} name{language && `: ${nameLanguage(language)} returned`}
      </small>
    </td>
  );
}
