import Link from '@docusaurus/Link';
import React from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { interactiveReference, products } from '#products';
import { keepText } from '@site/src/features/try/kept-text';
import PageMenu from '@site/src/ui/PageMenu';
import styles from './styles.module.css';

/** What the APIs do, where to begin, and an analyzed text beside it. */
export function Hero({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.hero}>
      <div>
        <p className="eyebrow">Text analysis · Media tagging</p>
        <h1 className={styles.title}>
          {/* The space is for those who hear it as one name. */}
          Understand text. <br />
          Tag it. Illustrate it.
        </h1>
        <PageMenu />
        <p className={styles.lead}>
          APIs that find the people, places, and topics in your articles, recommend photos and
          related stories, and generate text from data. For developers at newsrooms and publishers,
          and anyone who works with text.
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary" to="/api_media2/quick/">
            Send a first request
          </Link>
          <Link className="button" to={interactiveReference.to}>
            {interactiveReference.label}
          </Link>
        </p>
      </div>
      <section className={styles.demo} aria-label="An analyzed text">
        <p className={styles.call}>
          <span className={styles.method}>POST</span> <code>/v2/nlp/analyze</code>
        </p>
        {children}
        <p className={styles.note}>
          Entities and tags of an article, with their relevance. See the{' '}
          <Link to="/api_media2/guide/code/tagging-mentions/">request</Link>, or{' '}
          <Link to="/try/" onClick={takeTextAlong}>
            get photos, related articles, and an info box for your text
          </Link>
          .
        </p>
      </section>
    </div>
  );
}

/** Reads the field: the state of the text is no concern of this page. */
function takeTextAlong({ currentTarget }: MouseEvent): void {
  const field = currentTarget.closest('section')?.querySelector('textarea');
  if (field) keepText(field.value);
}

/** The five products: what one does with each, and where to begin. */
export function ProductCards(): ReactNode {
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

/** A first request and its response. */
export function OneRequest(props: { request: ReactNode; response: ReactNode }): ReactNode {
  return (
    <div className={styles.band}>
      <div className={styles.oneCall}>
        <section>
          <h2>One request</h2>
          <p>
            Send an article as JSON, with your key in the header. The{' '}
            <Link to="/api_media2/quick/">quick start</Link> explains each part.
          </p>
          {props.request}
        </section>
        <section>
          <h2>One response</h2>
          <p>IDs are stable, names are localized, and relevance scores show what matters.</p>
          {props.response}
        </section>
      </div>
    </div>
  );
}
