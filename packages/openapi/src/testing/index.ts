export { buildContent, buildDocument, buildOperation, buildReference } from '../read/fixtures';
export { toExample } from './to-example';
