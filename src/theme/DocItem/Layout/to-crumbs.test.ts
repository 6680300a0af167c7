import { describe, expect, it } from 'vitest';
import { toCrumbs } from './to-crumbs';

const product = { title: 'Media API v2', path: '/api_media2/' };
const reference = { label: 'Reference', href: '/api_media2/reference/' };

describe('toCrumbs()', () => {
  it('leads from the product to the page', () => {
    const tagging = { label: 'Tagging', href: '/api_media2/guide/tagging/' };
    const page = { title: 'Tag articles', permalink: tagging.href };
    expect(toCrumbs(product, [tagging], page)).toEqual([
      { label: 'Media API v2', href: '/api_media2/' },
      tagging,
    ]);
  });

  it('names a page of the same name as its category once', () => {
    const page = { title: 'Analysis', permalink: '/api_media2/reference/Analysis/' };
    const type = { label: 'Analysis', href: page.permalink };
    const crumbs = toCrumbs(product, [reference, { label: 'Analysis' }, type], page);
    expect(crumbs.map(({ label }) => label)).toEqual(['Media API v2', 'Reference', 'Analysis']);
    expect(crumbs.at(-1)).toEqual(type);
  });

  it('ends with a page that is not in the sidebar', () => {
    const page = { title: 'Search', permalink: '/api_media2/guide/code/kb-search/' };
    const examples = { label: 'Code examples', href: '/api_media2/guide/code/' };
    expect(toCrumbs(product, [examples], page).at(-1)).toEqual({
      label: 'Search',
      href: page.permalink,
    });
  });
});
