export { printBody, findExampleIndex, buildExampleRequest, isSameRequest } from './console-request';
export type { ConsoleRequest, Draft } from './console-request';
export { toShareLink, fitsLink, toShareHash, readShareLink } from './share-link';
