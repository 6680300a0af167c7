import { describe, expect, it } from 'vitest';
import { interactiveReference, products } from '@docs/vendor';
import { listPages, readAttributes, readPage, readTexts } from '../support/pages';

/** Pages of products; the others are beside them and have no sidebar. */
const docs = listPages().flatMap((route) => {
  const product = products.find((candidate) => route.startsWith(`/${candidate.route}/`));
  return product === undefined ? [] : [{ route, product }];
});

describe('every page of a product', () => {
  it.each(docs)(
    '$route says where it is, from the product on',
    { meta: { spec: ['Breadcrumbs on every page of a product'] } },
    ({ route, product }) => {
      const crumbs = readTexts(readPage(route), '.theme-doc-breadcrumbs li').slice(1);
      expect(crumbs[0]).toBe(product.title);
      expect(crumbs.length).toBeGreaterThan(1);
      crumbs.forEach((crumb, index) => expect(crumb).not.toBe(crumbs[index + 1]));
    },
  );

  it.each(docs)('$route has an active place in the sidebar', ({ route }) => {
    expect(readPage(route)('aside [aria-current=page]')).toHaveLength(1);
  });

  it.each(docs)('$route leads on to another page', ({ route }) => {
    const links = readAttributes(readPage(route), '.pagination-nav a', 'href');
    expect(links.length).toBeGreaterThan(0);
    expect(links).not.toContain(route);
  });
});

describe('code examples', () => {
  const examples = listPages().filter((route) => /\/guide\/code\/./.test(route));

  it('are a chain: each page is the next one of another, the first of their list', () => {
    const next = examples.flatMap((route) =>
      readAttributes(readPage(route), '.pagination-nav__link--next', 'href'),
    );
    const [first, ...others] = examples.filter((route) => !next.includes(route));
    expect(others).toEqual([]);
    expect(readAttributes(readPage(first!), '.pagination-nav__link--prev', 'href')).toEqual([
      '/api_media2/guide/code/',
    ]);
    expect(new Set(next).size).toBe(examples.length - 1);
  });
});

describe('the interactive reference', () => {
  it.each([
    '/',
    '/api_media2/',
    '/api_media2/reference/',
    '/api_media/',
    // The head of the sidebar.
    '/api_media2/guide/tagging/',
  ])('is linked from %s by its name', (route) => {
    const page = readPage(route);
    const names = page(
      `main a[href="${interactiveReference.to}"], aside a[href="${interactiveReference.to}"]`,
    )
      .toArray()
      .map((link) => page(link).text().toLowerCase());
    expect(names).toContain(interactiveReference.label.toLowerCase());
  });

  it.each(docs.map(({ route }) => route))('is linked from the footer of %s', (route) => {
    const page = readPage(route);
    const link = page(`footer.footer a[href="${interactiveReference.to}"]`);
    expect(link.text()).toBe(interactiveReference.label);
  });
});

describe('headings', () => {
  it.each(listPages())(
    'of %s have links that are labeled with their text',
    { meta: { spec: ["Headings carry the link label 'Direct link to {heading}'"] } },
    (route) => {
      const page = readPage(route);
      page('.hash-link')
        .toArray()
        .forEach((link) => {
          const text = page(link).parent().clone().children('.hash-link').remove().end().text();
          expect(page(link).attr('aria-label')).toBe(`Direct link to ${text}`);
        });
    },
  );

  it('of /openapi/ begin with a link to themselves', () => {
    const page = readPage('/openapi/');
    const headings = page('.openapi :is(h2, h3, h4)').toArray();
    expect(headings.length).toBeGreaterThan(100);
    for (const heading of headings) {
      const link = page(heading).children('a.name');
      expect(link.attr('aria-label')).toBe(`Direct link to ${page(heading).text()}`);
      expect(page(`[id="${link.attr('href')?.slice(1)}"]`)).toHaveLength(1);
    }
  });

  it('of a page outside the documentation have links too', () => {
    const page = readPage('/accessibility/');
    const without = page('main :is(h2, h3):not(:has(> .hash-link))');
    expect(without.toArray().map((heading) => page(heading).text())).toEqual([]);
    expect(page('main :is(h2, h3)').length).toBeGreaterThan(1);
  });
});
