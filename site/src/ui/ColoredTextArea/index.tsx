import type { ComponentProps, ReactNode, Ref } from 'react';
import { VERBATIM } from '../kit/verbatim';
import styles from './styles.module.css';

/** Letters. Above it, drawing the layer takes most of the time of a key. */
const LONGEST_COLORED = 8_000;

export function isColored(value: string): boolean {
  return value.length <= LONGEST_COLORED;
}

interface Props extends ComponentProps<'textarea'> {
  value: string;
  layer?: Ref<HTMLDivElement>;
  /** The value in color; not needed if it is too long for that. */
  children: ReactNode;
}

/** A text area over a layer with the same text in color. A long text has no color. */
export default function ColoredTextArea({ layer, children, ...props }: Props) {
  const hasLayer = isColored(props.value);
  return (
    <div className={styles.scroll}>
      {hasLayer && (
        <div ref={layer} className={`code ${styles.layer}`} aria-hidden="true" translate="no">
          {children}
          {/* A line end at the end of a block has no height. */}
          {'\n'}
        </div>
      )}
      <textarea
        className={`${styles.text} ${hasLayer ? '' : styles.plain}`}
        {...VERBATIM}
        {...props}
      />
    </div>
  );
}
