import { afterAll, beforeAll, expect, test } from 'vitest';
import { load } from 'cheerio';
import { askFor } from '../deploy/ask';
import type { RawResponse } from '../deploy/ask';
import { isSkipped, kinds } from '../deploy/server';
import type { RunningServer } from '../deploy/server';
import { readLists } from '../support/markdown-files';
import { listPages } from '../support/pages';

/**
 * The checks of the Agent-Friendly Documentation Spec 0.5.0 (agentdocsspec.com), strictly: what it
 * calls a warning fails here. They are asked of the site as nginx serves it, or of `npm run serve`
 * where there is no nginx. Those on the text, size, and head of Markdown are in
 * markdown-versions.site.test.ts, those on redirects in tests/deploy/servers.site.test.ts.
 */
const LONGEST = 50_000;

/** 125,000 characters with all operations on one page; its Markdown is one short file per operation. */
const LONG_PAGES = ['/openapi/'];

interface Page {
  route: string;
  response: RawResponse;
  html: string;
  markdown: string;
  /** The rest of a page after converters have dropped scripts, styles, and navigation. */
  text: string;
  title: string;
  titles: number;
  tabs: string;
  tabHeadings: number;
}

let server: RunningServer;
let pages: Page[] = [];

beforeAll(async () => {
  const kind =
    kinds.find((candidate) => candidate.name === 'nginx' && !isSkipped(candidate)) ?? kinds[0]!;
  server = await kind.start();
  pages = await Promise.all(listPages().map(readPage));
});
afterAll(() => server?.stop());

async function readPage(route: string): Promise<Page> {
  const response = await ask(route);
  const html = response.body.toString();
  const page = load(html);
  page('script, style, svg, template, nav').remove();
  const text = page('body').text().replace(/\s+/g, ' ');
  const tabs = page('[role=tabpanel]');
  const facts = {
    title: page('h1').first().text(),
    titles: page('main h1').length,
    tabs: tabs.text(),
    tabHeadings: tabs.find('h1, h2, h3, h4').length,
  };
  const markdown = await askText(route, 'text/markdown, text/html, */*');
  return { route, response, html, markdown, text, ...facts };
}

const ask = (path: string, accept = '*/*'): Promise<RawResponse> =>
  askFor(server.url, path, { Accept: accept });
const askText = async (path: string, accept?: string) => (await ask(path, accept)).body.toString();

/** The pages that do not pass a check. */
function findPages(fails: (page: Page) => boolean): string[] {
  return pages.filter(fails).map(({ route }) => route);
}

const toMarkdownPath = (page: string) => (page === '/' ? '/index.md' : `${page.slice(0, -1)}.md`);
const listLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);

test('llms-txt-exists', async () => {
  expect((await ask('/llms.txt')).status).toBe(200);
});

test('llms-txt-valid: title, summary, sections of links', async () => {
  const text = await askText('/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(text).toMatch(/\n## .+\n\n- \[.+\]\(.+\)/);
  expect(text).toContain('\n## Optional\n');
});

test('llms-txt-links-resolve', async () => {
  const listed = listLinks(await askText('/llms.txt')).map((url) => new URL(url).pathname);
  const responses = await Promise.all(
    listed.map(async (path) => ({ path, status: (await ask(path)).status })),
  );
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
});

test('llms-txt-size: each list below 16,000 characters, which leaves room for pages', async () => {
  const lists = [...(await readLists(askText))].map(([path, text]) => [path, text.length] as const);
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(([, length]) => length > 16_000)).toEqual([]);
});

test('llms-txt-links-markdown: all but links to data', async () => {
  const links = listLinks(await askText('/llms.txt'));
  const others = links.filter((url) => !/\.(md|txt|json|yaml|zip|xml)$|api-catalog$/.test(url));
  expect(others).toEqual([]);
});

test('llms-txt-directive-html: near the top of every page, and not hidden from converters', () => {
  const failing = findPages(
    ({ text, html }) =>
      !text.slice(0, 200).includes('/llms.txt') || /<a[^>]*llms\.txt[^>]*\shidden/.test(html),
  );
  expect(failing).toEqual([]);
});

test('markdown-url-support: .md at the URL of every page', async () => {
  const responses = await Promise.all(pages.map(({ route }) => ask(toMarkdownPath(route))));
  const types = new Set(
    responses.map(({ status, headers }) => `${status} ${headers['content-type']}`),
  );
  expect([...types]).toEqual(['200 text/markdown; charset=utf-8']);
  expect(responses.map(({ body }) => body.toString())).toEqual(
    pages.map(({ markdown }) => markdown),
  );
});

test('content-negotiation: Accept: text/markdown at the URL of every page', async () => {
  const responses = await Promise.all(pages.map(({ route }) => ask(route, 'text/markdown')));
  const types = new Set(
    responses.map(({ status, headers }) => `${status} ${headers['content-type']}`),
  );
  expect([...types]).toEqual(['200 text/markdown; charset=utf-8']);
  expect(findPages(({ markdown }) => !/^# /.test(markdown))).toEqual([]);
});

test('rendering-strategy: the content is in the HTML', () => {
  const failing = findPages(
    ({ titles, title, text }) => titles !== 1 || text.slice(text.indexOf(title)).length < 200,
  );
  expect(failing).toEqual([]);
});

test('page-size-html: below 50,000 characters, but for one page', () => {
  expect(findPages(({ text }) => text.length > LONGEST)).toEqual(LONG_PAGES);
});

test('content-start-position: within the first tenth, or the first lines of a short page', () => {
  const failing = findPages(({ text, title }) => {
    const start = text.indexOf(title);
    return start < 0 || start > Math.max(text.length / 10, 250);
  });
  expect(failing).toEqual([]);
});

test('tabbed-content-serialization: below 50,000 characters', () => {
  expect(
    findPages(({ tabs }) => tabs.length > LONGEST).filter((route) => !LONG_PAGES.includes(route)),
  ).toEqual([]);
});

test('section-header-quality: no headings inside tabs', () => {
  expect(findPages(({ tabHeadings }) => tabHeadings > 0)).toEqual([]);
});

test('markdown-code-fence-validity: every fence is closed', async () => {
  expect(findPages(({ markdown }) => hasOpenFence(markdown))).toEqual([]);
  expect(hasOpenFence(await askText('/llms.txt'))).toBe(false);
  expect(hasOpenFence('````md\n```\n~~~\n')).toBe(true);
});

test('http-status-codes: an unknown page is 404', async () => {
  for (const path of ['/no/such/page/', '/no/such/page.md', '/api_media2/no.md']) {
    expect((await ask(path, 'text/markdown')).status).toBe(404);
  }
});

test('llms-txt-coverage: every page of the site map, in the lists that /llms.txt names', async () => {
  const lists = [...(await readLists(askText)).values()];
  const listed = new Set(lists.flatMap(listLinks).map((url) => url.replace(/index\.md$/, '')));
  const urls = [...(await askText('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  expect(urls.length).toBeGreaterThan(150);
  expect(urls.filter((url) => !listed.has(url))).toEqual([]);
});

test('cache-header-hygiene: lists and Markdown are revalidated', async () => {
  for (const path of ['/llms.txt', '/genja/llms-full.txt', '/genja/api.md', '/genja/api/']) {
    const { headers } = await ask(path, 'text/markdown');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeDefined();
  }
});

test('auth-gate-detection: no page asks who you are', () => {
  const failing = findPages(
    ({ response, html }) => response.status !== 200 || /type="?password/.test(html),
  );
  expect(failing).toEqual([]);
});

/** A fence is closed by one of the same kind that is at least as long. */
function hasOpenFence(markdown: string): boolean {
  let open = '';
  for (const line of markdown.split('\n')) {
    const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) continue;
    if (open === '') open = fence;
    else if (fence.startsWith(open) && line.trim() === fence) open = '';
  }
  return open !== '';
}
