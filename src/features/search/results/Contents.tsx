import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface ContentsProps {
  /** The pages of each product, in the order of its sidebar: URL and title. */
  contents: { id: string; title: string; pages: [url: string, title: string][] }[];
}

/** All pages of the documentation. */
export default function Contents({ contents }: ContentsProps): ReactNode {
  return (
    <div className={styles.contents}>
      {contents.map(({ id, title, pages }) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          <ul>
            {pages.map(([url, name]) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
