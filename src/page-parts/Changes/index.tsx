import useIsBrowser from '@docusaurus/useIsBrowser';
import React, { useState } from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import { FilterContext, EVERYTHING, readFilter, toQuery } from './filter';
import type { Filter } from './filter';
import styles from './styles.module.css';

/** The list of changes with a filter above it. Without scripts all changes are shown. */
export default function Changes({ children }: { children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<Filter>();
  const filter = chosen ?? (isBrowser ? readFilter(window.location.search) : EVERYTHING);

  const choose = (next: Filter) => {
    setChosen(next);
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${toQuery(next)}${hash}`);
  };
  return (
    <FilterContext.Provider value={filter}>
      {/* Its place is kept, so that the list does not move when it appears. */}
      <div className={styles.bar}>
        {isBrowser && (
          <>
            <label>
              Product{' '}
              <select
                value={filter.product}
                onChange={({ currentTarget }) =>
                  choose({ ...filter, product: currentTarget.value })
                }
              >
                <option value="">All products</option>
                {products.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
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
      <div className={styles.list}>{children}</div>
      <p className={styles.none} role="status">
        No changes match this filter.
      </p>
    </FilterContext.Provider>
  );
}
