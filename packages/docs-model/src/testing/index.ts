export { buildSource, buildTestSource } from './fixtures';
