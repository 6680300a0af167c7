import { listPages } from './pages';

/** Content files that have changed, one a line. CI names them when only some pages are to be tested. */
const CHANGED = process.env.CHANGED_FILES ?? '';

/**
 * Selects the pages that have changed; all of them where no file is named, or one that is no page.
 *
 * @example
 * selectChanged(['/', '/gkb/'], 'content/gkb/index.mdx'); // ['/gkb/']
 */
export function selectChanged(routes: string[], files = CHANGED, pages = listPages()): string[] {
  if (files === '') return routes;
  const changed = files.split('\n').map(toRoute);
  return changed.every((route) => pages.includes(route))
    ? routes.filter((route) => changed.includes(route))
    : routes;
}

/** @example toRoute('content/gkb/index.mdx') // '/gkb/' */
export function toRoute(file: string): string {
  return file.replace(/^content|(\/index)?\.mdx$/g, '').concat('/');
}
