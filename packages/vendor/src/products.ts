import data from './products.data.json';

/** A folder of `contracts/`, with `openapi.yaml` and `examples/`. */
export type ContractName = string;

/**
 * The products that the site documents, and the tools for all of them: all that is said of them outside
 * of their contracts and pages. The navigation, the home page, the sidebars, the docs instances and the
 * list of contracts derive from this list; its order is the order in which readers see them.
 */
export interface Product {
  /** Id of the docs instance, and the folder below `site/content/`. */
  id: string;
  title: string;
  /** Label in the navigation bar. Products without one are reached from the home page and footer. */
  navLabel?: string;
  /** First segment of every URL of the product. */
  route: string;
  /** Says what you do with it, as the heading of its card. */
  purpose: string;
  summary: string;
  /** Where a newcomer begins. */
  start: { label: string; to: string };
  /** Name of the API's folder in `contracts/`. */
  contract?: ContractName;
  /** A back end prints its published document, so `contract:pull` always reads it as with `--generated`. */
  isGenerated?: boolean;
  /** The environment variable in which the MCP server finds the key; without one, it sends to the sandbox only. */
  keyVariable?: string;
  /** Folder below the route in which each example of the contract has its pages. */
  examplePages?: string;
  deprecated?: boolean;
  /** Serves all products. A search from one of them ranks its pages above those of the others. */
  shared?: boolean;
  /** Another version of the same API. The sidebar's head leads there. */
  otherVersion?: { label: string; to: string };
  /** Paths on which its item of the navigation bar is active, when they are not only its own. */
  activeBaseRegex?: string;
}

/** Where they are listed, for errors. */
export const PRODUCT_LIST = 'packages/vendor/src/products.data.json';

export const products: Product[] = data;

/** Those whose changes are listed: the APIs. */
export const withChanges = products.filter(({ contract }) => contract !== undefined);

export const contractNames = products.flatMap(({ contract }) => contract ?? []);

/** The page of all operations with a console. It has this one name everywhere. */
export const interactiveReference = { label: 'Interactive API reference', to: '/openapi/' };

/** The one API with consoles, which that page documents: the first of the list. */
export const interactiveContract = contractNames[0]!;

/** The contracts that the migration leads from and to. */
export const migrated = { from: 'media-v1', to: 'media-v2' };

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
