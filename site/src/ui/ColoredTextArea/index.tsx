import type { ComponentProps, ReactNode, Ref } from 'react';
import { VERBATIM } from '../kit/verbatim';
import styles from './styles.module.css';

interface Props extends ComponentProps<'textarea'> {
  layer?: Ref<HTMLDivElement>;
  /** The value in color. */
  children: ReactNode;
}

/** A text area over a layer with the same text in color. */
export default function ColoredTextArea({ layer, children, ...props }: Props) {
  return (
    <div className={styles.scroll}>
      <div ref={layer} className={`code ${styles.layer}`} aria-hidden="true">
        {children}
        {/* A line end at the end of a block has no height. */}
        {'\n'}
      </div>
      <textarea className={styles.text} {...VERBATIM} {...props} />
    </div>
  );
}
