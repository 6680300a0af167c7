import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { findTrail } from './find-trail';

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

function find(path: string): string[] {
  return findTrail(items, path, ROOT).map(({ label }) => label);
}

describe('findTrail()', () => {
  it('names the categories above a page, then the page', () => {
    expect(find('/api_media2/guide/kb/')).toEqual(['Guide', 'Knowledge base']);
    expect(find('/api_media2/guide/')).toEqual(['Guide']);
    expect(find(ROOT)).toEqual(['Overview']);
  });

  it('puts a page without an item below the deepest one whose path it continues', () => {
    expect(find('/api_media2/guide/code/kb-search-result/')).toEqual(['Guide', 'Code examples']);
  });

  it('puts no page below the first page of the product', () => {
    expect(find('/api_media2/elsewhere/')).toEqual([]);
  });
});
