import { toRoute } from '../../testing/pages';
import { readContent } from '../content/pages';

/** Pages that a writer has put examples on. */
export const GUIDES = readContent()
  .filter(({ body }) => body.includes('<Example '))
  .map(({ file }) => toRoute(file));
