import { productList } from './product-list';
import type { ListedProduct } from './product-list';

/** A folder of `contracts/`. */
export type ContractName = Extract<(typeof productList)[number], { contract: string }>['contract'];

export interface Product extends ListedProduct {
  contract?: ContractName;
}

export const products: readonly Product[] = productList;

/** Those whose changes are listed: the APIs. */
export const withChanges = products.filter(({ contract }) => contract !== undefined);

export const contractNames = products.flatMap(({ contract }) => contract ?? []);

/** The page of all operations with a console. It has this one name everywhere. */
export const interactiveReference = { label: 'Interactive API reference', to: '/openapi/' };

/** The one API with consoles, which that page documents: the first of the list. */
export const interactiveContract = contractNames[0]!;

/**
 * Whether a path is that of an example's request or response. The list of code examples leads there;
 * the search, other lists and the sitemap leave them out.
 */
export function isExamplePage(path: string): boolean {
  return products.some(
    ({ examplePages }) => examplePages !== undefined && new RegExp(`/${examplePages}/.`).test(path),
  );
}

/** The facts of a product in the configuration of the site, which every page loads. */
export interface ProductSummary extends Pick<
  Product,
  'id' | 'title' | 'contract' | 'deprecated' | 'otherVersion'
> {
  /** In lowercase, because it follows the title and a colon. */
  purpose: string;
  interactiveReference?: typeof interactiveReference;
}
