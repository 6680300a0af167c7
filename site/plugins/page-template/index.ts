import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describeSite, listPages } from '../../deploy/site';
import { toError } from '../../patches/find-target';
import { compileForBrowser } from './compile';

/** The place of the policy until all pages are written. Spaces keep its quotes. */
export const POLICY = 'the policy of this page';

const compile = (name: string) =>
  compileForBrowser(path.join(__dirname, `../../src/ui/${name}.ts`));

/** The page at the home path warns of a wrong base URL when no script has run as soon as its text is there. */
const WARNS = `it.metaAttributes.join().includes('__docusaurus-base-url-issue-banner')`;

const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const LATE_SCRIPT = '<meta name="script" content="<%= it.baseUrl %><%= script %>">';

/** Short, because the template is part of the configuration that every reader downloads. */
const CHANGES = [
  {
    // The policy governs what is below it, so it comes first.
    from: '<meta charset="UTF-8">',
    to: `<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
  },
  { from: SCRIPT, to: `<% if (${WARNS}) { %>${SCRIPT}<% } else { %>${LATE_SCRIPT}<% } %>` },
];

/** The template of Docusaurus with our changes. */
export function buildPageTemplate(template: string): string {
  return CHANGES.reduce((text, { from, to }) => {
    if (text.includes(from)) return text.replace(from, () => to);
    throw toError(
      'site/plugins/page-template',
      `“${from}” in the page template, which has no such text`,
    );
  }, template).replace(/\s+/g, ' ');
}

export const pageTemplate = buildPageTemplate(upstream);

/**
 * Lets a page be read before its scripts start, keeps clicks until then, and gives every page its
 * content security policy, for hosts that send no headers. Only options of Docusaurus are used: the
 * template of pages (`ssrTemplate`), tags of a plugin, and its last step of a build.
 */
export default function pageScripts({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-template',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: compile('keep-clicks') }],
      postBodyTags: [{ tagName: 'script', innerHTML: compile('start-scripts') }],
    }),
    async postBuild({ outDir }) {
      const site = { folder: outDir, generated: generatedFilesDir, baseUrl };
      await finishPages(outDir, describeSite(outDir).pagePolicy, await listPageTags(site));
    },
  };
}

interface BuiltSite {
  folder: string;
  /** Folder with the data of Docusaurus about them. */
  generated: string;
  baseUrl: string;
}

/** Chunks by name, and the files of each chunk. */
interface Manifest {
  origins: Record<string, (string | number)[]>;
  assets: Record<string, { js?: { publicPath: string }[]; css?: { publicPath: string }[] }>;
}

/**
 * Tags for the head of single pages, which Docusaurus leaves to its scripts: the style sheets that
 * not all pages have (site/patches/shared-chunks.ts), and the script with the pages of their product
 * (site/patches/slim-generated.ts).
 *
 * @returns HTML by the file of the page
 */
export async function listPageTags({
  folder,
  generated,
  baseUrl,
}: BuiltSite): Promise<Map<string, string>> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generated, name), 'utf8'));
  const names = (await read('routesChunkNames.json')) as Record<string, Record<string, unknown>>;
  const manifest = (await read('client-manifest.json')) as Manifest;
  const products = listProductScripts(manifest);
  return new Map(
    Object.entries(names).map(([key, chunks]) => {
      const route = key.replace(/-[0-9a-f]+$/, '');
      const styles = listStyles(Object.values(chunks), manifest).map(
        (url) => `<link rel="stylesheet" href="${url}">`,
      );
      const scripts = products
        .filter(({ product }) => route.startsWith(product))
        .map(({ url }) => `<meta name="script" content="${url}">`);
      const page = path.join(folder, route.slice(baseUrl.length), 'index.html');
      return [page, [...styles, ...scripts].join('')];
    }),
  );
}

/** Docusaurus links the file `styles` itself. */
const LINKED = /\/styles\.[^/]*$/;

function listStyles(chunks: unknown[], { origins, assets }: Manifest): string[] {
  const ids = chunks.flatMap((chunk) => origins[String(chunk)] ?? []);
  const urls = ids.flatMap((id) => assets[id]?.css ?? []).map(({ publicPath }) => publicPath);
  return [...new Set(urls)].filter((url) => !LINKED.test(url));
}

function listProductScripts({ origins, assets }: Manifest): { product: string; url: string }[] {
  return Object.entries(origins).flatMap(([name, chunks]) => {
    const product = /^routes:(.*)$/.exec(name)?.[1];
    const urls = chunks.flatMap((chunk) => assets[chunk]?.js ?? []);
    return product === undefined ? [] : urls.map(({ publicPath: url }) => ({ product, url }));
  });
}

/**
 * Writes the policy into all pages, which names the hashes of the scripts in them, known when they
 * are made, and the tags of single pages.
 */
export async function finishPages(
  folder: string,
  policy: string,
  tags: Map<string, string> = new Map(),
): Promise<void> {
  for (const file of listPages(folder)) {
    const html = await readFile(file, 'utf8');
    if (!html.includes(POLICY)) {
      throw new Error(
        `${file} has no place for its content security policy: it was not made from ` +
          'site/plugins/page-template. See `ssrTemplate` in site/docusaurus.config.ts.',
      );
    }
    const finished = html
      .replace(POLICY, policy)
      .replace('</head>', () => `${tags.get(file) ?? ''}</head>`);
    // Other plugins read the pages at the same time: they find the old file or the new one.
    await writeFile(`${file}.new`, finished);
    await rename(`${file}.new`, file);
  }
}
