import { expect, it } from 'vitest';
import { selectChanged } from '../support/pages';

const PAGES = ['/', '/gkb/', '/genja/reference/', '/gkb/guide/'];

it.each([
  ['no file', '', PAGES],
  ['a page', 'site/content/gkb/index.mdx', ['/gkb/']],
  ['two pages', 'site/content/gkb/guide.mdx\nsite/content/gkb/index.mdx', ['/gkb/', '/gkb/guide/']],
  ['a page with another URL', 'site/content/genja/language.mdx\nsite/content/gkb/index.mdx', PAGES],
])('selectChanged() selects for %s', (_, files, want) => {
  expect(selectChanged(PAGES, files, PAGES)).toEqual(want);
});
