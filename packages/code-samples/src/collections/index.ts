export { toCollection } from './collection';
export { printPostman } from './print-postman';
