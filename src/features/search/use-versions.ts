import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { products } from '#products';

interface Version {
  label: string;
  /** Ids of the products that have it. */
  products: string[];
}

/** What can be searched, by version path: the current versions of all products, and each old one. */
export function useVersions(): Map<string, Version> {
  const basePath = useBaseUrl('/');
  const found = new Map<string, Version>();
  Object.entries(useAllDocsData()).forEach(([id, { versions }]) =>
    versions.forEach(({ isLast, path, label }) => {
      const key = isLast ? basePath : `${path}/`;
      const title = products.find((product) => product.id === id)?.title ?? id;
      const version = found.get(key) ?? {
        label: isLast ? 'Current versions' : `${title} ${label}`,
        products: [],
      };
      found.set(key, { ...version, products: [...version.products, id] });
    }),
  );
  return found;
}
