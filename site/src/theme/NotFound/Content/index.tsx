// Change: lists the products, and suggests pages. The list is drawn at once: React starts again on this page,
// because the file for all unknown URLs fits no route, and a part that loads later would leave it empty
// meanwhile. It comes with the configuration: the frame of all docs has this component, and would load
// all that is said of products. The suggestions load where they show: each page of the docs could show
// this. The title is here: upstream sets none below the path of a product.
// Upstream: theme-classic 3.10.2.
import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import { useProducts } from '../../../ui/use-product';
import { useLazy } from '../../../ui/use-lazy';
import styles from './styles.module.css';

const loadSuggestions = () => import('./Suggestions');

export default function NotFoundContent() {
  const docs = useAllDocsData();
  const { value: suggestions, load } = useLazy(loadSuggestions);
  useEffect(() => void load(), [load]);
  return (
    <main className={`page markdown ${styles.tall}`}>
      <PageMetadata
        title="Page Not Found"
        description="This URL is not part of the API documentation. Find the products and the pages with similar names."
      />
      <h1>Page not found</h1>
      <p>No page has this URL. It may have moved, or the URL may have a typo.</p>
      <h2>What is documented here</h2>
      <ul>
        {useProducts().map(({ id, title, purpose }) => (
          <li key={id}>
            <Link to={`${docs[id]?.path}/`}>{title}</Link>: {purpose}
          </li>
        ))}
      </ul>
      {/* Last, so that nothing moves when they appear. */}
      {suggestions && <suggestions.default />}
    </main>
  );
}
