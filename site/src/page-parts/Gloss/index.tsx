import { Children, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styles from './styles.module.css';

interface RowProps {
  /** The marks in words: a screen reader does not see them. */
  facts: string;
  /** A scale or photos, which are below the picture. */
  html?: string;
  above?: boolean;
  /** The name of the field, as a link. */
  children: ReactNode;
}

interface Props {
  text: string;
  /** The words with their brackets and labels. */
  html: string;
  children: ReactNode;
}

/** A sentence of an example, and below it a row for each field: what the response says of the words. */
export default function Gloss({ text, html, children }: Props) {
  const rows = Children.toArray(children).filter((row) => isValidElement<RowProps>(row));
  const isBelow = ({ props }: ReactElement<RowProps>): boolean => props.html !== undefined;
  return (
    <figure className={styles.gloss} data-gloss>
      <figcaption className="visually-hidden">{text}</figcaption>
      <dl className={styles.fields}>{rows.filter((row) => !isBelow(row))}</dl>
      <div
        className={styles.picture}
        aria-hidden="true"
        translate="no"
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <dl className={styles.below}>{rows.filter(isBelow)}</dl>
    </figure>
  );
}

export function GlossRow({ facts, html, above, children }: RowProps) {
  return (
    <div className={above ? styles.above : undefined}>
      <dt>{children}</dt>
      <dd>
        <span className="visually-hidden">{facts}</span>
        {html && <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />}
      </dd>
    </div>
  );
}
