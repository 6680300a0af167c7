import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { provider } from '@docs/vendor';
import { listFiles } from '@docs/utils/node';
import { readAttributes, readPage, readTexts } from '../support/pages';

/** The URLs of links by their texts. */
function readLinks(route: string, selector: string): Record<string, string> {
  const page = readPage(route);
  const texts = readTexts(page, selector);
  return Object.fromEntries(
    readAttributes(page, selector, 'href').map((href, index) => [texts[index]!, href]),
  );
}

it(
  'the bar leads to three products, and at its right to Geneea',
  { meta: { spec: ['The top navigation and the links at its right'] } },
  () => {
    expect(readLinks('/', 'nav.navbar .navbar__link')).toMatchObject({
      'Media API': '/api_media2/',
      'General API': '/api_general/',
      Genja: '/genja/',
    });
    expect(readLinks('/', '.navbar__items--right a')).toEqual({
      Homepage: provider.homepage,
      News: `${provider.homepage}/news`,
    });
  },
);

it(
  'the footer names its year and leads to hosts and status',
  { meta: { spec: ['The footer names the year 2025 and leads to hosts and status'] } },
  () => {
    expect(readPage('/')('footer.footer').text()).toContain('© 2025');
    expect(readLinks('/', 'footer.footer a')).toMatchObject({
      'Service status (API)': expect.stringContaining('status') as unknown,
      'Media API host': 'https://media-api.geneea.com',
      'Your account': '/operate/account/',
    });
  },
);

it(
  'breadcrumbs show where a type is',
  { meta: { spec: ['Breadcrumbs show where a reader is'] } },
  () => {
    const route = '/api_media2/reference/NlpRequest/';
    const crumbs = ['', 'Media API v2', 'Reference', 'NlpRequest'];
    expect(readTexts(readPage(route), '.theme-doc-breadcrumbs li')).toEqual(crumbs);
    expect(readLinks(route, '.theme-doc-breadcrumbs a')).toMatchObject({
      'Media API v2': '/api_media2/',
    });
  },
);

const MENU = 'nav[aria-label="Page menu"] a';

it('the menu of a page leads to assistants with the URL of its Markdown', () => {
  const links = readLinks('/genja/api/', MENU);
  for (const [name, host] of [
    ['ChatGPT', 'chatgpt.com'],
    ['Claude', 'claude.ai'],
  ]) {
    const url = new URL(links[`Open in ${name}`]!);
    expect(url.host).toBe(host);
    expect(url.searchParams.get('q')).toBe(`Read ${provider.site}/genja/api/index.md`);
  }
});

it('the menu of a page has the downloads of its API, and none where there is no API', () => {
  const links = readLinks('/api_general/guide/sentiment/', MENU);
  expect(links).toHaveProperty('Postman and Bruno collections');
  expect(links['OpenAPI document']).toBe('/openapi/general-v3.yaml');
  expect(existsSync('build/openapi/general-v3.yaml')).toBe(true);
  const others = readLinks('/genja/', MENU);
  expect(others).toHaveProperty('Report a problem');
  expect(others).not.toHaveProperty('Postman and Bruno collections');
});

it('every variable of the theme that a script or a style reads has a value', async () => {
  const files = (await listFiles('build/assets')).filter((file) => /\.(js|css)$/.test(file));
  const text = files.map((file) => readFileSync(`build/assets/${file}`, 'utf8')).join('');
  const read = [...text.matchAll(/var\((--ifm-[\w-]+)[),]/g)].map(([, name = '']) => name);
  const given = new Set([...text.matchAll(/(--ifm-[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
  expect(read.length).toBeGreaterThan(10);
  // The sign that closes the menu of phones was drawn in a color without a value.
  expect(read.filter((name) => !given.has(name))).toEqual([]);
});
