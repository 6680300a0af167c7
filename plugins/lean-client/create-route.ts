import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import { makeLater, type Page } from './make-later';

/**
 * In the place of what Docusaurus calls for every page of the site when it starts.
 *
 * @param path address of the page, or `*` for what is shown at an unknown one
 * @param hash key of the page among the names of chunks, after the address
 */
export default function createRoute(path: string, hash: string): Page {
  return makeLater(() => createComponent(path, hash));
}
