import { readdir, writeFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadFreshModule } from '@docusaurus/utils';
import type { Code, Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Product } from '@docs/vendor';
import { resolvePage } from '@docs/docs-model/mdx';
import { writePages, printMdx } from '@docs/docs-model/pages';
import { ifMissing } from '@docs/openapi/node';
import { findProduct } from '@docs/docs-model';
import { listFiles, writeFiles } from '@docs/utils/node';
import { steps } from '../../site/plugins/genja';

/**
 * Writes a copy of a product's pages, where plugin-content-docs looks for old versions. Pages that
 * the build makes from the contract are made first, and everything that a page takes from elsewhere
 * is put into the copy: a version must not change when the contract or an example does.
 *
 * @param site the folder of the site
 * @returns how many pages there are
 */
export async function freezeVersion(
  product: Product,
  version: string,
  site: string,
): Promise<number> {
  const { id, contract } = product;
  const source = path.join(site, 'content', id);
  if (contract !== undefined) await writePages(contract, source);
  const target = path.join(site, `${id}_versioned_docs`, `version-${version}`);
  const names = (await listFiles(source)).filter((name) => /\.mdx?$/.test(name));
  // One after the other: an error names the first page that cannot be frozen.
  const pages: [string, string][] = [];
  for (const name of names) {
    const file = path.join(source, name);
    pages.push([name, await freezePage(file, product, version)]);
  }
  await writeFiles(target, pages);
  const sidebars = (await loadFreshModule(path.resolve(source, 'sidebar.ts'))) as SidebarsConfig;
  const file = `version-${version}-sidebars.json`;
  await writeFiles(path.join(site, `${id}_versioned_sidebars`), [
    [file, `${JSON.stringify(sidebars, null, 2)}\n`],
  ]);
  await addVersion(path.join(site, id), version);
  return pages.length;
}

/**
 * The text of a page as it is today: it contains examples, responses, errors and included files, links
 * lead to the same version.
 */
export async function freezePage(
  file: string,
  { route, contract }: Product,
  version: string,
): Promise<string> {
  const source = await readFile(file, 'utf8');
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(source) ?? [];
  const tree = await resolvePage({ file, source, contract, steps });
  visit(tree, 'code', dropSources);
  dropToday(tree);
  moveLinks(tree, route, version);
  return `${frontMatter}\n${printMdx(tree, [directiveToMarkdown()])}`;
}

/** Types that open in place, and code that is downloaded, come from the contract of today. */
function dropToday(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name === 'Tabs') {
      node.attributes = node.attributes.filter(
        (attribute) => !('name' in attribute) || !/^(example|more)$/.test(String(attribute.name)),
      );
    }
    if (node.name !== 'NestedType' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

/** The text is in the page now: the build would read the file again, or link fields of today. */
function dropSources(code: Code): void {
  code.meta = code.meta?.replace(/\b(?:file|region|of|sent)=(?:"[^"]*"|\S+) ?/g, '').trim() || null;
}

/**
 * Leads the links of a product's pages to the same version. Text and code stay as they are.
 *
 * @example
 * moveLinks(tree, 'genja', '1.0'); // [loops](/genja/loops/) becomes [loops](/genja/1.0/loops/)
 */
function moveLinks(tree: Root, route: string, version: string): void {
  const start = `/${route}/`;
  const move = (url: string) =>
    url.startsWith(start) && !url.startsWith(`${start}${version}/`)
      ? `${start}${version}/${url.slice(start.length)}`
      : url;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = move(node.url);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      moveAttributes(node, move);
    }
  });
}

function moveAttributes(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  move: (url: string) => string,
): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = attribute;
    if (typeof value === 'string') attribute.value = move(value);
    // Lists of URLs are written as JSON.
    else if (value) {
      value.value = value.value.replace(/"(\/[^"]*)"/g, (_, url: string) => `"${move(url)}"`);
    }
  }
}

const USAGE = 'Usage: npm run docs:version -- <product> <version>, for example: genja 1.0';

/**
 * Reads what to freeze from the arguments of the command.
 *
 * @throws when the product is unknown, or the path of the version is taken
 */
export async function readVersion(
  args: string[],
  site = 'site',
): Promise<{ product: Product; version: string }> {
  const [id, version, ...others] = args;
  if (id === undefined || version === undefined || others.length > 0) {
    throw new Error(
      `A product and a version are required, but ${args.length} arguments were given. ${USAGE}`,
    );
  }
  const product = findProduct(id, 'The command');
  await checkVersion(product, version, site);
  return { product, version };
}

async function checkVersion(
  { id, route, title }: Product,
  version: string,
  site: string,
): Promise<void> {
  if (!/^\d[\w.-]*$/.test(version)) {
    throw new Error(
      `"${version}" cannot be a version, because the version becomes part of URLs. ` +
        'Begin with a digit and use letters, digits, dots and hyphens, for example 1.0.',
    );
  }
  const versions = await loadVersions(path.join(site, id));
  if (versions.includes(version)) {
    throw new Error(
      `${title} already has version ${version}, in ${id}_versioned_docs/version-${version}. ` +
        `Choose another name (taken: ${versions.join(', ')}).`,
    );
  }
  const pages = (await readdir(path.join(site, 'content', id))).map(
    (name) => path.parse(name).name,
  );
  if (pages.includes(version)) {
    throw new Error(
      `site/content/${id} already has a page or folder "${version}" at the path of this version, ` +
        `/${route}/${version}/. Choose another name.`,
    );
  }
}

/**
 * The frozen versions of a product, the newest first, as plugin-content-docs keeps them.
 *
 * @param product its id, with the folder of the site: `site/genja`
 */
export async function loadVersions(product: string): Promise<string[]> {
  const text = await readFile(toVersionsFile(product), 'utf8').catch(ifMissing('[]'));
  return JSON.parse(text) as string[];
}

export async function addVersion(product: string, version: string): Promise<void> {
  const versions = [version, ...(await loadVersions(product))];
  await writeFile(toVersionsFile(product), `${JSON.stringify(versions)}\n`);
}

function toVersionsFile(product: string): string {
  return `${product}_versions.json`;
}
