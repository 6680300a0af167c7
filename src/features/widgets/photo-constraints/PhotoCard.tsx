import React from 'react';
import type { ReactNode } from 'react';
import type { Photo } from '#sandbox/data/photos';
import { renderPhoto } from '#sandbox/data/render-photo';
import type { Verdict } from './explain';
import styles from './styles.module.css';

interface Props extends Verdict {
  photo: Photo;
}

/** A photo with the word kept or dropped, and why. */
export default function PhotoCard({ photo, isKept, reasons }: Props): ReactNode {
  return (
    <li className={isKept ? styles.kept : styles.dropped}>
      <img className={styles.picture} src={toUrl(photo)} alt="" />
      <span className={styles.name}>{photo.name.en}</span>
      <small>
        {photo.categories[0]?.code}, {photo.orientation}, {keepDates(photo.createdAt.slice(0, 7))}
      </small>
      <b>{isKept ? 'Kept' : 'Dropped'}</b>
      {reasons.map(({ constraint, text }) => (
        <span key={constraint} className={styles.reason}>
          <code>{constraint}</code> {keepDates(text)}
        </span>
      ))}
      {reasons.length === 0 && <span className={styles.reason}>no constraints set</span>}
    </li>
  );
}

/** A date is never broken at its hyphens; cards are narrow. */
function keepDates(text: string): ReactNode[] {
  return text.split(/(\d{4}-\d{2}(?:-\d{2})?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.date}>
        {part}
      </span>
    ),
  );
}

/** A picture of the sandbox, which draws photos instead of holding them. */
function toUrl(photo: Photo): string {
  return `data:image/svg+xml,${encodeURIComponent(renderPhoto(photo))}`;
}
