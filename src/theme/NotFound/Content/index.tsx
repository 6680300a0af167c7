// Change: lists the products, and suggests pages. The list is drawn at once: React starts again on this page,
// because the file for all unknown URLs fits no route, and a part that loads later would leave it empty
// meanwhile. The suggestions load where they show: each page of the docs could show this. The title
// is here: upstream sets none below the path of a product.
// Upstream: theme-classic 3.10.2.
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import React, { useEffect } from 'react';
import type { ReactNode } from 'react';
import { products } from '#products';
import { useLazy } from '@site/src/ui/use-lazy';
import styles from './styles.module.css';

const loadSuggestions = () => import('./Suggestions');

export default function NotFoundContent(): ReactNode {
  const { value: suggestions, load } = useLazy(loadSuggestions);
  useEffect(() => void load(), [load]);
  return (
    <main className={`page ${styles.tall}`}>
      <PageMetadata
        title="Page Not Found"
        description="This URL is not part of the API documentation. Find the products and the pages with similar names."
      />
      <h1>Page not found</h1>
      <p>No page has this URL. It may have moved, or the URL may have a typo.</p>
      <h2>What is documented here</h2>
      <ul>
        {products.map(({ title, route, purpose }) => (
          <li key={route}>
            <Link to={`/${route}/`}>{title}</Link>:{' '}
            {purpose.charAt(0).toLowerCase() + purpose.slice(1)}
          </li>
        ))}
      </ul>
      {/* Last, so that nothing moves when they appear. */}
      {suggestions && <suggestions.default />}
    </main>
  );
}
