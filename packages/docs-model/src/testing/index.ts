export { toTestSource } from '../facts/fixtures';
