export { toContent, toDocument, toOperation, toReference } from '../read/fixtures';
