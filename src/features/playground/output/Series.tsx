import React, { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLazy } from '@site/src/ui/use-lazy';
import { askEngine } from '../engine/engine';
import type { Draft } from '../engine/engine';
import { listChanging } from './describe-output';
import styles from './styles.module.css';

/** The text for n = 0, 1, 2, 5, 15, 100, where n is a number of the data. */
export default function Series({ draft }: { draft: Draft }): ReactNode {
  const [wanted, setWanted] = useState<string>();
  const { value: found, load } = useLazy(loadSeries);
  const { template, data, language, seed } = draft;

  useEffect(
    () => void load({ draft: { template, data, language, seed }, wanted }),
    [load, template, data, language, seed, wanted],
  );

  if (!found) return null;
  const { paths, series } = found;
  const texts = listChanging(series.outputs.map(({ text }) => text));
  return (
    <section className={styles.series} aria-label="Other numbers">
      <p className={styles.seriesHead}>
        <span>The same text for other values of </span>
        {paths.length > 1 ? (
          <select
            aria-label="Number to change"
            value={series.path}
            onChange={(event) => setWanted(event.target.value)}
          >
            {paths.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        ) : (
          <code>{series.path}</code>
        )}
      </p>
      <table>
        <tbody>
          {series.outputs.map(({ value }, index) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>{texts[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function loadSeries({ draft, wanted }: { draft: Draft; wanted?: string }) {
  return askEngine((engine) => engine.series(draft, wanted));
}
