import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, it, test } from 'vitest';
import { findTrail, listCrumbs } from './trail';

const ROOT = '/api_media2/';

function toLink(label: string, href: string): PropSidebarItem {
  return { type: 'link', label, href };
}

const items: PropSidebarItem[] = [
  toLink('Overview', ROOT),
  {
    type: 'category',
    label: 'Guide',
    href: '/api_media2/guide/',
    collapsed: true,
    collapsible: true,
    items: [
      toLink('Knowledge base', '/api_media2/guide/kb/'),
      toLink('Code examples', '/api_media2/guide/code/'),
    ],
  },
  { type: 'html', value: '<hr>' },
];

test.each([
  ['the categories above a page, then the page', '/guide/kb/', ['Guide', 'Knowledge base']],
  ['a category', '/guide/', ['Guide']],
  ['the first page', '/', ['Overview']],
  [
    'the deepest item whose path a page without an item continues',
    '/guide/code/kb-search-result/',
    ['Guide', 'Code examples'],
  ],
  ['nothing above a page that continues only the first page', '/elsewhere/', []],
])('findTrail() names %s', (_, path, want) => {
  const trail = findTrail(items, `/api_media2${path}`, ROOT);
  expect(trail.map(({ label }) => label)).toEqual(want);
});

const product = { title: 'Media API v2', path: '/api_media2/' };
const reference = { label: 'Reference', href: '/api_media2/reference/' };

describe('listCrumbs()', () => {
  it('leads from the product to the page', () => {
    const tagging = { label: 'Tagging', href: '/api_media2/guide/tagging' };
    const page = { title: 'Tag articles', permalink: tagging.href };
    expect(listCrumbs(product, [tagging], page)).toEqual([
      { label: 'Media API v2', href: '/api_media2/' },
      { label: 'Tagging', href: '/api_media2/guide/tagging/' },
    ]);
  });

  it('names a page of the same name as its category once, and no heading', () => {
    const page = { title: 'Analysis', permalink: '/api_media2/reference/Analysis/' };
    const type = { label: 'Analysis', href: page.permalink };
    const category = { label: 'Analysis', href: '/api_media2/reference/api_nlp/' };
    const trail = [reference, { label: 'Types' }, category, type];
    const crumbs = listCrumbs(product, trail, page);
    expect(crumbs.map(({ label }) => label)).toEqual(['Media API v2', 'Reference', 'Analysis']);
    expect(crumbs.at(-1)).toEqual(type);
  });

  it('ends with a page that is not in the sidebar', () => {
    const page = { title: 'Search', permalink: '/api_media2/guide/code/kb-search/' };
    const examples = { label: 'Code examples', href: '/api_media2/guide/code/' };
    expect(listCrumbs(product, [examples], page).at(-1)).toEqual({
      label: 'Search',
      href: page.permalink,
    });
  });
});
