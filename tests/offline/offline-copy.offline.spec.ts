import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findFreePort } from '../../tools/run/port.mjs';
import { provider } from '@docs/vendor';
import { KINDS } from '../support/browser/kinds';
import { search } from '../support/browser/search-box';
import { collectComplaints, open } from '../support/browser/tab';
import { unzip } from '../support/unzip';

const ZIP = 'build/downloads/docs-offline.zip';

const SERVERS: [name: string, toCommand: (port: number) => [string, ...string[]]][] = [
  ['node serve.mjs', (port) => [process.execPath, 'serve.mjs', '--port', String(port)]],
  ["Python's server", (port) => ['python3', '-m', 'http.server', String(port)]],
];

let parent: string;
let folder: string;
const servers: ChildProcess[] = [];

test.beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'offline-copy-'));
  unzip(ZIP, parent);
  folder = path.join(parent, 'docs-offline');
});

test.afterAll(() => {
  servers.forEach((server) => server.kill());
  rmSync(parent, { recursive: true });
});

test('the copy weighs at most 12 MB, and contains nothing that only a host needs', () => {
  const zip = readFileSync(ZIP);
  expect(zip.length).toBeLessThanOrEqual(12_000_000);
  const names = Object.keys(unzipSync(zip));
  expect(names.filter((name) => /\.(br|gz)$|docs-offline\.zip$|_headers$/.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['serve.mjs', 'README.txt'].map((name) => `docs-offline/${name}`)),
  );
});

for (const [name, toCommand] of SERVERS) {
  test(`with ${name} one reads, searches, sends a request, and renders a template`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    const site = await serve(toCommand);
    await open(page, `${site}/`);
    await page.getByRole('navigation', { name: 'Main' }).getByText('General API').click();
    await expect(page).toHaveURL(`${site}/api_general/`);
    // The heading of the page before stays until the next one is there.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('General API');

    const hits = await search(page, 'tagging');
    await hits.filter({ hasText: 'Semantic tagging' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semantic tagging');
    await page.getByRole('button', { name: 'Run' }).first().click();
    await expect(page.getByRole('main')).toContainText('200 OK');

    await open(page, `${site}/genja/playground/`);
    await page
      .getByRole('textbox', { name: 'Data' })
      .fill('{"winner": "hnutí", "town": "Praha", "seats": 5}');
    await expect(page.getByRole('group', { name: 'Output' })).toContainText(
      'hnutí vyhrálo volby v Praze',
    );
    expect(complaints).toEqual([]);
  });
}

test('a served page has the URLs of the site, also after a click', async ({ page }) => {
  const site = await serve(SERVERS[0]![1]);
  await open(page, `${site}/genja/quick/`);
  const listUrls = () =>
    page
      .locator('body [href], body [src], body [action]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
        ),
      );
  expect((await listUrls()).filter((url) => url.startsWith('.'))).toEqual([]);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Morphology').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Morphology');
  const urls = await listUrls();
  expect(urls.filter((url) => url.startsWith('.'))).toEqual([]);
  expect(urls).toContain('/licences.txt');
});

test('serve.mjs sends the headers of the site, and its not-found page', async ({ page }) => {
  const complaints = collectComplaints(page);
  const site = await serve(SERVERS[0]![1]);
  const response = await page.goto(`${site}/no/such/page/`);
  expect(response?.status()).toBe(404);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser reports the status of the page itself.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

const READ = KINDS.filter(([kind]) => kind !== 'not found');

for (const [kind, route] of READ) {
  test(`a page of the kind “${kind}” is read from the folder: text, styles, links`, async ({
    browser,
    page,
  }) => {
    const complaints = collectComplaints(page);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto(toFile(route));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCSS(
      'position',
      /sticky|fixed/,
    );
    await expect(page.locator('link[data-file]').first()).toHaveAttribute('href', /\.file\.css$/);
    // tests/failure checks on the site what a page shows without scripts.
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(toFile(route));
    const note = page.locator('p[role=note]');
    await expect(note).toContainText('start node serve.mjs there');
    await note.evaluate((element) => element.remove());
    expect(await page.locator('main').innerText()).toBe(await plain.locator('main').innerText());
    await plain.close();
    await expect(page.locator('aside button, textarea:not([readonly])')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Genja' }).click();
    await expect(page).toHaveURL(toFile('/genja/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genja');
    expect([...complaints, ...failed]).toEqual([]);
  });
}

test('every link of a page that is read from the folder leads to a file or to the web', async ({
  page,
}) => {
  for (const [, route] of READ) {
    await page.goto(toFile(route));
    const links = await page
      .locator('body a[href]')
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(10);
    const wrong = links.filter((link) => !isReachable(link));
    expect(wrong, route).toEqual([]);
  }
});

test('the link to the copy itself leads to the site online', async ({ page }) => {
  await page.goto(toFile('/tools/ai-assistants/'));
  await expect(
    page.getByRole('main').getByRole('link', { name: /docs-offline\.zip/ }),
  ).toHaveAttribute('href', `${provider.site}/downloads/docs-offline.zip`);
});

function toFile(route: string): string {
  const { pathname, search: query } = new URL(route, 'http://localhost');
  return pathToFileURL(path.join(folder, pathname, 'index.html')).href + query;
}

function isReachable(link: string): boolean {
  const { protocol, pathname } = new URL(link);
  if (protocol !== 'file:') return ['https:', 'http:', 'mailto:'].includes(protocol);
  try {
    readFileSync(decodeURI(pathname));
    return pathname.startsWith(folder);
  } catch {
    return false;
  }
}

/** Starts a server in the unpacked folder. @returns its URL */
async function serve(toCommand: (port: number) => [string, ...string[]]): Promise<string> {
  const port = await findFreePort();
  const [command, ...args] = toCommand(port);
  const server = spawn(command, args, { cwd: folder, stdio: 'ignore' });
  servers.push(server);
  const url = `http://localhost:${port}`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return url;
}
