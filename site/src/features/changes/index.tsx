import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { withChanges } from '@docs/vendor';
import { EVERYTHING, FilterContext, isShown, readFilter, printQuery } from './filter';
import type { Filter } from './filter';
import { findTarget } from '../../ui/find-target';
import Select from '../../ui/kit/Select';
import styles from './styles.module.css';

/** The list of changes with a filter above it. Without scripts all changes are shown. */
export default function Changes({ children }: { children: ReactNode }) {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<Filter>();
  const filter = chosen ?? (isBrowser ? readFilter(window.location.search) : EVERYTHING);
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();
  const query = printQuery(filter);

  const { hash } = useLocation();
  const target = useRef<HTMLElement>(null);
  useEffect(() => {
    target.current?.scrollIntoView();
    target.current = null;
  });

  // A link to a change shows it, also if the filter hides it.
  useEffect(() => {
    const entry = findTarget(hash);
    if (!isBrowser || !entry?.closest('section[hidden]')) return;
    target.current = entry;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the drawn list shows what it hides
    setChosen(EVERYTHING);
    rewriteUrl(EVERYTHING, hash);
  }, [isBrowser, hash]);

  useEffect(() => {
    // A list that nobody has filtered is not announced.
    if (chosen !== undefined || query !== '')
      setCount(list.current?.querySelectorAll(SHOWN).length);
  }, [chosen, query]);

  const choose = (next: Filter) => {
    setChosen(next);
    rewriteUrl(next);
  };
  return (
    <FilterContext.Provider value={filter}>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          href="/changes/feed.xml"
          title="Changes"
        />
      </Head>
      {/* Its place is kept, so that the list does not move when it appears. */}
      <div className={styles.bar}>
        {isBrowser && (
          <>
            <label>
              Product{' '}
              <Select
                value={filter.product}
                options={[['', 'All products'], ...PRODUCTS]}
                onChange={(product) => choose({ ...filter, product })}
              />
            </label>
            <label>
              <input
                type="checkbox"
                checked={filter.breaking}
                onChange={({ currentTarget }) =>
                  choose({ ...filter, breaking: currentTarget.checked })
                }
              />{' '}
              Breaking changes only
            </label>
          </>
        )}
      </div>
      <div ref={list} className={styles.list}>
        {children}
      </div>
      <p className={count === 0 ? undefined : 'visually-hidden'} role="status">
        {count !== undefined && describe(count)}
      </p>
    </FilterContext.Provider>
  );
}

function rewriteUrl(filter: Filter, hash = ''): void {
  const url = `${window.location.pathname}${printQuery(filter)}${hash}`;
  window.history.replaceState(window.history.state, '', url);
}

const PRODUCTS = withChanges.map(({ id, title }) => [id, title] as const);

const SHOWN = ':scope > section:not([hidden])';

function describe(count: number): string {
  if (count === 0) return 'No changes match this filter.';
  return count === 1 ? '1 change' : `${count} changes`;
}

interface ChangeEntryProps {
  /** Ids of the products that it concerns, with spaces between. */
  products: string;
  breaking?: boolean;
  children: ReactNode;
}

export function ChangeEntry({ products, breaking = false, children }: ChangeEntryProps) {
  const filter = useContext(FilterContext);
  const hidden = !isShown(filter, { products: products.split(' '), breaking });
  return <section hidden={hidden}>{children}</section>;
}
