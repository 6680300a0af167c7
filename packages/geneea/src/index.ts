export { contractNames } from './names';
export type { ContractName } from './names';
export {
  interactiveContract,
  interactiveReference,
  isExamplePage,
  products,
  withChanges,
} from './products';
export type { Product, ProductSummary } from './products';
export { provider, toDocumentUrl } from './provider';
export { MOST_BYTES } from './request-size';
