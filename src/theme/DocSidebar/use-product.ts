import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PageProduct } from '#products';

/** The product of the page at hand, from the data that all pages of a version share. */
export function useProduct(): PageProduct {
  return (useDocsVersion() as unknown as { product: PageProduct }).product;
}
