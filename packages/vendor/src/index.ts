export {
  contractNames,
  interactiveContract,
  interactiveReference,
  isExamplePage,
  migrated,
  PRODUCT_LIST,
  products,
  withChanges,
} from './products';
export type { ContractName, Product, ProductSummary } from './products';
export { default as searchLinks } from './search-links.data.json';
export { provider, toDocumentUrl } from './provider';
export { MOST_BYTES } from './request-size';
