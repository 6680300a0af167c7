import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  caption: string;
  /** The picture of its `name`; `site/plugins/mdx/figures.ts` adds it. */
  svg: string;
  /** The same in words. It is also what the Markdown version and the search contain. */
  children: ReactNode;
}

export default function Figure({ caption, svg, children }: Props) {
  return (
    <figure className={styles.figure}>
      <div
        className={styles.drawing}
        role="img"
        aria-label={`Diagram: ${caption}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption className={styles.caption}>{caption}</figcaption>
      <details className={styles.words}>
        <summary>The diagram in words</summary>
        {children}
      </details>
    </figure>
  );
}
