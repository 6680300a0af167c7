import Link from '@docusaurus/Link';
import { useState, useId } from 'react';
import type { ReactNode } from 'react';
import Select from '../../ui/kit/Select';
import CodeBlock from '../../ui/CodeBlock';
import { colorJson } from '../../ui/color-code';
import {
  AT_FIRST,
  explain,
  LISTS,
  NOTHING,
  OFFERS,
  shownPhotos,
  buildConstraints,
} from './constraints';
import type { Choices, ListName, Property, Verdict } from './constraints';
import styles from './styles.module.css';
import type { Photo } from '@docs/sandbox/demo-data';
import { toPhotoUrl } from '@docs/sandbox/demo-data';

/** Says of twelve photos which constraints keep and drop them. */
export default function Workbench() {
  const [choices, setChoices] = useState(AT_FIRST);
  const state = { choices, onChange: setChoices };
  const constraints = buildConstraints(choices);
  const verdicts = shownPhotos.map((photo) => ({ photo, ...explain(photo, constraints) }));
  const kept = verdicts.filter(({ isKept }) => isKept).length;
  return (
    <>
      <div className={styles.controls}>
        <div>
          <Lists title="Tags" property="tags" {...state} />
          <Lists title="Orientation" property="orientation" {...state} />
        </div>
        <div>
          <Lists title="Category" property="category" {...state} />
          <Dates {...state} />
        </div>
      </div>
      <div className={styles.summary}>
        <span role="status">
          <b>{`${kept} of ${verdicts.length}`}</b> photos kept
          {kept === 0 && (
            <span>. A photo must meet every constraint. Remove one of the constraints.</span>
          )}
        </span>
        <button type="button" className={styles.clear} onClick={() => setChoices(NOTHING)}>
          Clear all
        </button>
      </div>
      {Object.values(choices.lists).includes('ignore') && (
        <p>
          <code>ignore</code> filters nothing: it stops the recommendation from looking for these
          values by itself.
        </p>
      )}
      {/* A part that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.photos} tabIndex={0} aria-label="Photos">
        {verdicts.map((verdict) => (
          <PhotoCard key={verdict.photo.id} {...verdict} />
        ))}
      </ul>
      <CodeBlock label="Part of the request" html={colorJson({ constraints })} />
      <p className={styles.source}>
        Simulated by the <Link to="/tools/sandbox/">sandbox</Link> with demo data. Its orientation
        values are made up, and its date constraints exclude the given day.
      </p>
    </>
  );
}

interface PhotoCardProps extends Verdict {
  photo: Photo;
}

function PhotoCard({ photo, isKept, reasons }: PhotoCardProps) {
  return (
    <li className={isKept ? styles.kept : styles.dropped}>
      <img className={styles.picture} src={toPhotoUrl(photo)} alt="" />
      <span className={styles.name}>{photo.name.en}</span>
      <small>
        {photo.categories[0]?.code}, {photo.orientation}, {keepDates(photo.createdAt.slice(0, 7))}
      </small>
      <b>{isKept ? 'Kept' : 'Dropped'}</b>
      {reasons.map(({ constraint, text }) => (
        <span key={constraint} className={styles.reason}>
          <code>{constraint}</code> <span>{keepDates(text)}</span>
        </span>
      ))}
      {reasons.length === 0 && <span className={styles.reason}>no constraints set</span>}
    </li>
  );
}

/** A date is never broken at its hyphens; cards are narrow. */
function keepDates(text: string): ReactNode[] {
  return text.split(/(\d{4}-\d{2}(?:-\d{2})?)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={styles.date}>
        {piece}
      </span>
    ),
  );
}

interface DatesProps {
  choices: Choices;
  onChange(choices: Choices): void;
}

interface ListsProps extends DatesProps {
  title: string;
  property: Property;
}

/** For each value of a property the list into which it goes. */
function Lists({ title, property, choices, onChange }: ListsProps) {
  const id = useId();
  return (
    <fieldset className={styles.lists}>
      <legend>{title}</legend>
      {OFFERS[property].map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <label htmlFor={id + label}>
            {label} <small>{typeof value === 'object' && describeKind(value)}</small>
          </label>
          <Select
            id={id + label}
            value={choices.lists[label] ?? ''}
            options={[['', '–'], ...LISTS]}
            onChange={(name) => {
              const list = (name || undefined) as ListName | undefined;
              onChange({ ...choices, lists: { ...choices.lists, [label]: list } });
            }}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The kind of a tag; categories say nothing that their heading does not say. */
function describeKind(value: object): string {
  if ('code' in value) return '';
  return 'type' in value ? String(value.type) : 'GKB ID';
}

/** The two dates; an empty field asks for nothing. */
function Dates({ choices, onChange }: DatesProps) {
  const id = useId();
  return (
    <fieldset className={styles.lists}>
      <legend>Dates</legend>
      {(['dateAfter', 'dateBefore'] as const).map((field) => (
        <div key={field} className={styles.line}>
          <label htmlFor={id + field}>
            <code>{field}</code>
          </label>
          <input
            id={id + field}
            type="date"
            value={choices[field]}
            onChange={({ currentTarget }) => onChange({ ...choices, [field]: currentTarget.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
