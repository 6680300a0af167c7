import { expect, it } from 'vitest';
import { selectChanged } from '../support/pages';

const PAGES = ['/', '/gkb/', '/genja/reference/', '/gkb/guide/'];

it.each([
  ['no file', '', PAGES],
  ['a page', 'content/gkb/index.mdx', ['/gkb/']],
  ['two pages', 'content/gkb/guide.mdx\ncontent/gkb/index.mdx', ['/gkb/', '/gkb/guide/']],
  ['a page with another URL', 'content/genja/language.mdx\ncontent/gkb/index.mdx', PAGES],
])('selectChanged() selects for %s', (_, files, want) => {
  expect(selectChanged(PAGES, files, PAGES)).toEqual(want);
});
