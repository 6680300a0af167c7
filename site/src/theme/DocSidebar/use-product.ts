import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { PageProduct } from '@docs/geneea';

/** The product of the page at hand, from the data that all pages of a version share. */
export function useProduct(): PageProduct {
  const { product } = useDocsVersion() as PropVersionMetadata & { product?: PageProduct };
  if (product === undefined) throw new Error('The version has no product: see site/plugins/docs.');
  return product;
}
