export { toSource, toTestSource } from '../facts/fixtures';
