export { toCollection } from './collection';
export type { Collection } from './collection';
export { printHttp } from './print-http';
export { printHurl } from './print-hurl';
export { printPostman } from './print-postman';
