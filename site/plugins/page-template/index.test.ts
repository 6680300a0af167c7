import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishPages, listPageTags, pageTemplate, POLICY, buildPageTemplate } from './index';

const DATA = {
  baseUrl: '/docs/',
  metaAttributes: ['<title>Text</title>'],
  scripts: ['assets/runtime.js', 'assets/main.js'],
  stylesheets: ['assets/styles.css'],
  appHtml: '<p>Text</p>',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function print(changes: object = {}): Promise<string> {
  const render = await compileSSGTemplate(pageTemplate);
  return render({ ...DATA, ...changes } as never);
}

test('a page names its scripts, for the script at its end that starts them', async () => {
  const page = await print();
  expect(page.match(/<meta name="script" content="([^"]*)">/g)).toEqual([
    '<meta name="script" content="/docs/assets/runtime.js">',
    '<meta name="script" content="/docs/assets/main.js">',
  ]);
  expect(page).not.toContain(' defer');
});

test('the scripts of a page that warns of a wrong base URL are in its head', async () => {
  const page = await print({ metaAttributes: ['', '__docusaurus-base-url-issue-banner'] });
  expect(page.match(/<script src="[^"]*" defer>/g)).toHaveLength(2);
  expect(page).not.toContain('name="script"');
});

test('the policy comes before all that it governs', async () => {
  const page = await print();
  const positions = ['Content-Security-Policy', '<title>', 'styles.css'].map((text) =>
    page.indexOf(text),
  );
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions[0]).toBeGreaterThan(0);
});

test.each(['<meta charset="UTF-8">', '<%= script %>'])(
  'a template of Docusaurus without %s stops the build',
  (text) => {
    expect(() => buildPageTemplate(upstream.replace(text, ''))).toThrow(
      /site\/plugins\/page-template changes .* in the page template.*adapt the patch or delete it/,
    );
  },
);

test('finishPages() puts the policy into every page', async () => {
  const files = ['404.html', 'gkb/index.html'].map((file) => path.join(folder, file));
  mkdirSync(path.join(folder, 'gkb'));
  files.forEach((file) => writeFileSync(file, `<meta content="${POLICY}">`));
  await finishPages(folder, "default-src 'none'");
  const want = `<meta content="default-src 'none'">`;
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([want, want]);
});

test('finishPages() stops at a page that has no place for it', async () => {
  const odd = path.join(folder, 'odd');
  mkdirSync(odd);
  writeFileSync(path.join(odd, 'index.html'), '<head></head>');
  await expect(finishPages(odd, "default-src 'none'")).rejects.toThrow(
    /odd.index\.html has no place for its content security policy.*ssrTemplate/,
  );
});

test('a page links the style sheets that not all pages have, and the script with the pages of its product', async () => {
  const built = path.join(folder, 'built');
  const toPage = (route: string) => path.join(built, route, 'index.html');
  for (const route of ['a', 'b']) {
    mkdirSync(path.join(built, route), { recursive: true });
    writeFileSync(toPage(route), `<head><meta content="${POLICY}"></head>`);
  }
  const routes = {
    '/docs/a/-417': { __comp: '17896441', content: '2f4f741f' },
    '/docs/b/-723': { __comp: '17896441' },
  };
  const manifest = {
    origins: { 'routes:/docs/a/': ['23'], '2f4f741f': ['7', '42'], 17896441: ['7'] },
    assets: {
      7: { css: [{ file: 'styles.1.css', publicPath: '/docs/styles.1.css' }] },
      23: { js: [{ file: 'x.js', publicPath: '/docs/x.js' }] },
      42: {
        js: [{ file: 'y.js', publicPath: '/docs/y.js' }],
        css: [{ file: 'y.2.css', publicPath: '/docs/y.2.css' }],
      },
    },
  };
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(routes));
  writeFileSync(path.join(folder, 'client-manifest.json'), JSON.stringify(manifest));

  const tags = await listPageTags({ folder: built, generated: folder, baseUrl: '/docs/' });
  await finishPages(built, 'none', tags);
  expect(readFileSync(toPage('a'), 'utf8')).toBe(
    '<head><meta content="none"><link rel="stylesheet" href="/docs/y.2.css">' +
      '<meta name="script" content="/docs/x.js"></head>',
  );
  expect(readFileSync(toPage('b'), 'utf8')).toBe('<head><meta content="none"></head>');
});
