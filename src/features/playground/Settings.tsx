import React from 'react';
import type { ReactNode } from 'react';
import type { Draft } from './engine/engine';
import { gallery } from './gallery';
import styles from './styles.module.css';

interface Props {
  draft: Draft;
  item?: string;
  onChoose(id: string): void;
  onChange(draft: Draft): void;
}

/** Which example, which language, and, where the wording is left to chance, which variant. */
export default function Settings({ draft, item, onChoose, onChange }: Props): ReactNode {
  const { template, language, seed } = draft;
  const hasChance = /\bchoices?\b|\brandom\b/.test(template);
  return (
    <div className={styles.settings}>
      <label className={styles.setting}>
        <span>Example</span>
        <select value={item ?? ''} onChange={(event) => onChoose(event.target.value)}>
          {item === undefined && <option value="">From a link</option>}
          {gallery.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.setting}>
        <span>Language</span>
        <select
          value={language}
          onChange={(event) =>
            onChange({ ...draft, language: event.target.value as Draft['language'] })
          }
        >
          <option value="cs">Czech</option>
          <option value="en">English</option>
        </select>
      </label>
      {hasChance && (
        <label className={styles.setting}>
          <span>Variant</span>
          <input
            type="number"
            min={0}
            max={9999}
            value={seed}
            onChange={(event) =>
              onChange({ ...draft, seed: Math.min(9999, Math.abs(event.target.valueAsNumber | 0)) })
            }
          />
        </label>
      )}
    </div>
  );
}
