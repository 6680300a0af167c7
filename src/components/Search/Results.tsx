import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, { useRef } from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import { toSearchAddress } from '../../search/search-address';
import { useSearch } from '../../search/use-search';
import Contents from './Contents';
import type { ContentsProps } from './Contents';
import { describe } from './describe';
import HitLink from './HitLink';
import styles from './styles.module.css';
import { useAddress } from './use-address';
import { useVersions } from './use-versions';

/** The page of results: query, product and version stand in the address. */
export default function Results({ contents }: ContentsProps): ReactNode {
  const [address, change] = useAddress();
  const basePath = useBaseUrl('/');
  const versions = useVersions();
  const { text, versionPath } = address;
  const query = useRef<HTMLInputElement>(null);
  // A product that does not exist, or not in this version, does not narrow the search.
  const known = versions.get(versionPath)?.products ?? [];
  const context = known.includes(address.context) ? address.context : '';
  const state = useSearch({ versionPath, context, withOthers: false }, text);
  const message = describe(state, text);

  /** Retry and the names go as soon as they are pressed. */
  function goOn(act: () => void): void {
    act();
    query.current?.focus();
  }

  return (
    <>
      <form
        className={styles.form}
        role="search"
        aria-label="All pages"
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          ref={query}
          className={styles.query}
          aria-label="Search all pages"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={10_000}
          placeholder="Search"
          spellCheck={false}
          value={text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        <select
          className={styles.select}
          aria-label="Product"
          value={context}
          onChange={(event) => change({ context: event.currentTarget.value })}
        >
          <option value="">All products</option>
          {products
            .filter(({ id }) => known.includes(id))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
        {versions.size > 1 && (
          <select
            className={styles.select}
            aria-label="Version"
            value={versionPath}
            onChange={(event) => change({ versionPath: event.currentTarget.value })}
          >
            {[...versions].map(([path, { label }]) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        )}
      </form>
      <p role="status" className={styles.count}>
        {message.text}
      </p>
      {!versions.has(versionPath) && (
        <Link to={toSearchAddress(basePath, { text, context: '', versionPath: basePath })}>
          Search the current version
        </Link>
      )}
      {state.phase === 'failed' && versions.has(versionPath) && (
        <button type="button" className="button" onClick={() => goOn(state.retry)}>
          Retry
        </button>
      )}
      {state.phase === 'ready' && state.nearest.length > 0 && (
        <p>
          {state.nearest.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.suggestion}
              onClick={() => goOn(() => change({ text: name }))}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      <ol className={styles.hits}>
        {state.hits.map((hit) => (
          <li key={hit.document.u + (hit.document.h ?? '')}>
            <HitLink hit={hit} />
          </li>
        ))}
      </ol>
      {text.trim() === '' && <Contents contents={contents} />}
    </>
  );
}
