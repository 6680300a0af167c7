export { analysis } from '../annotations/fixtures';
