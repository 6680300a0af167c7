export { toSource, toTestSource } from './fixtures';
