export {
  contractNames,
  interactiveContract,
  interactiveReference,
  isExamplePage,
  products,
  withChanges,
} from './products';
export type { ContractName, Product, ProductSummary } from './products';
export { provider, toDocumentUrl } from './provider';
export { MOST_BYTES } from './request-size';
