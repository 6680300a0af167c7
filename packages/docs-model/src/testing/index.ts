export { buildSource, buildTestSource } from './fixtures';
export { runPage } from './run-page';
