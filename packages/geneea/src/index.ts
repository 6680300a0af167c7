export { contractNames } from './names';
export type { ContractName } from './names';
export {
  interactiveContract,
  interactiveReference,
  isExamplePage,
  products,
  withChanges,
} from './products';
export type { PageProduct, Product, ProductSummary } from './products';
export { provider, toDocumentUrl } from './provider';
export { MOST_BYTES } from './request-size';
