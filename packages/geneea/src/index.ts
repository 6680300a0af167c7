export {
  contractNames,
  interactiveContract,
  interactiveReference,
  isExamplePage,
  PRODUCT_LIST,
  products,
  withChanges,
} from './products';
export type { ContractName, Product, ProductSummary } from './products';
export { provider, toDocumentUrl } from './provider';
export { MOST_BYTES } from './request-size';
