import Link from '@docusaurus/Link';
import React from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import styles from './styles.module.css';

/** The five products: what one does with each, and where to begin. */
export default function ProductCards(): ReactNode {
  return (
    <section className={styles.cards} aria-label="Products">
      {products.map(({ id, title, route, purpose, summary, start }) => (
        <div key={id} className={styles.card}>
          <p className="eyebrow">{title}</p>
          <h2>
            <Link to={`/${route}/`}>{purpose}</Link>
          </h2>
          <p>{summary}</p>
          <Link className={styles.start} to={start.to}>
            {start.label} <span aria-hidden="true">→</span>
          </Link>
        </div>
      ))}
    </section>
  );
}
