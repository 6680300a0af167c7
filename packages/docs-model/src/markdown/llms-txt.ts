import {
  contractNames,
  interactiveContract,
  interactiveReference,
  products,
  provider,
} from '@docs/vendor';
import { findProductOf } from '../find-product';
import type { IndexedApi } from '../json-index/index-shape';
import type { Product } from '@docs/vendor';
import { isSimulated } from '@docs/sandbox';
import { languages } from '@docs/vendor/samples';
import { groupByLength, listPieceNames } from './split';
import type { MarkdownPage } from './print-pages';

/** Some readers stop at 50,000 characters; a title and links need a few of them. */
const LONGEST_LIST = 49_000;

/**
 * The lists of pages for readers that are not browsers: https://llmstxt.org
 *
 * Each list is short, so that a reader with little room for text gets to a page: `llms.txt` names the
 * lists of the products, which name their guides and the list of types.
 *
 * @param apis whose endpoints are listed with their product
 * @returns text of each file, by its path in the site
 */
export function printLlmsTxt(
  pages: MarkdownPage[],
  site: string,
  apis: IndexedApi[] = [],
): Map<string, string> {
  const withPages = products.filter((product) => pages.some(({ route }) => isOf(product, route)));
  return new Map([
    ['llms.txt', printMain()],
    ...withPages.flatMap((product) => {
      const api = apis.find(({ name }) => name === product.contract);
      return printProduct(product, pages, site, api);
    }),
  ]);

  function printMain(): string {
    const hosts = apis.filter(({ deprecated }) => !deprecated).map(printHostEntry);
    const blocks = [
      `# ${provider.name} API docs`,
      `> Documentation of ${provider.name}'s APIs: ${provider.about}.`,
      'Every page is also a Markdown file: add `index.md` to its URL, or replace the slash at its end with `.md`. Each product has a list of its pages.',
      ...(hosts.length > 0 ? [hosts.join('\n')] : []),
      printSection(
        'Products',
        withPages.map((product) => printProductEntry(product, site)),
      ),
      printSection('For AI assistants and scripts', listFiles(site, apis)),
      printSection(
        'Optional',
        pages.filter(isOfNoProduct).map((page) => printEntry(page, site)),
      ),
    ];
    return `${blocks.join('\n\n')}\n`;
  }
}

function printHostEntry({ name, host, keyHeaders }: IndexedApi): string {
  const headers = Object.entries(keyHeaders).map(([header, value]) =>
    value === provider.key.placeholder ? `\`${header}\`` : `\`${header}: ${value}\``,
  );
  return `- ${findProductOf(name).title}: ${host}, key in the header ${headers.join(' and ')}`;
}

function printProductEntry({ title, route, summary, deprecated }: Product, site: string): string {
  const name = deprecated ? `${title} (deprecated)` : title;
  const full = `${site}/${route}/llms-full.txt`;
  return `- [${name}: list of pages](${site}/${route}/llms.txt): ${summary} The text of all pages is in ${full}`;
}

/** Fewer pages are in the list of the product. */
const FEWEST = 5;

/** Their titles say enough, so they have a separate list. */
const TYPES = 'each type with its fields, allowed values, and rules';

function printProduct(
  product: Product,
  pages: MarkdownPage[],
  site: string,
  api?: IndexedApi,
): [file: string, text: string][] {
  const { title, route, summary } = product;
  const productPages = pages.filter((page) => isOf(product, page.route));
  const endpoints = api ? [printSection('Endpoints', listEndpoints(api, site))] : [];
  const references = productPages.filter((page) => isReference(page.route));
  const types = references.length < FEWEST ? [] : references;
  const list = types.map((page) => printShortEntry(page, site));
  const typesList = `- [${title}: list of types and fields](${site}/${route}/reference/llms.txt): ${TYPES}`;
  return [
    ...printList(
      `${route}/llms`,
      [`# ${title}`, `> ${summary}`],
      [
        ...productPages
          .filter((page) => !types.includes(page))
          .map((page) => printEntry(page, site)),
        ...(types.length > 0 ? [typesList] : []),
      ],
      [
        `- [All products](${site}/llms.txt)`,
        `- [The text of all pages](${site}/${route}/llms-full.txt)`,
      ],
      endpoints,
    ),
    ...printList(
      `${route}/reference/llms`,
      [`# ${title}: types and fields`, `> E${TYPES.slice(1)}.`],
      list,
      [`- [Other pages of the product](${site}/${route}/llms.txt)`],
    ),
  ];

  function printList(
    name: string,
    head: string[],
    entries: string[],
    optional: string[],
    more: string[] = [],
  ) {
    const pieces = groupByLength(entries, LONGEST_LIST, (entry) => entry.length + 1);
    const names = listPieceNames(name, 'txt', pieces.length);
    return pieces.map((piece, index): [string, string] => {
      const next = names.slice(index + 1, index + 2).map((file) => `- [More](${site}/${file})`);
      const blocks = [
        ...head,
        printSection('Pages', [...piece, ...next]),
        ...(index === 0 ? more : []),
        printSection('Optional', optional),
      ];
      return [names[index] ?? '', `${blocks.join('\n\n')}\n`];
    });
  }
}

/** Each endpoint with the page that describes its request. */
function listEndpoints({ operations, types }: IndexedApi, site: string): string[] {
  return operations.map(({ id, method, path, summary, url, request }) => {
    const type = types.find(({ name }) => name === request?.type.replace(/^list of /, ''));
    const { pathname, hash } = new URL(type?.url ?? url);
    const page = `${site}${pathname.replace(/\/$/, '.md')}${hash}`;
    const link = type ? `request [${type.name}](${page})` : `[${id}](${page})`;
    return `- ${summary}: \`${method.toUpperCase()} ${path}\`, ${link}`;
  });
}

function printEntry(page: MarkdownPage, site: string): string {
  return `${printShortEntry(page, site)}: ${page.description}`;
}

function printShortEntry({ route, title }: MarkdownPage, site: string): string {
  return `- [${title}](${site}${route}index.md)`;
}

function printSection(title: string, entries: string[]): string {
  return `## ${title}\n\n${entries.join('\n')}`;
}

function listFiles(site: string, apis: IndexedApi[]): string[] {
  const [sample] = apis.flatMap(({ name, operations }) =>
    operations.flatMap(({ examples }) => examples.map((example) => `${name}/${example.name}`)),
  );
  const such = sample === undefined ? '' : `, such as ${site}/samples/${sample}.md`;
  const mcp = `- MCP server with tools to search these pages, find fields, and check requests: ${site}/tools/mcp/index.md`;
  const sandbox = `- Sandbox that simulates every endpoint on your computer without a key, one file for Node.js: ${site}/downloads/sandbox.mjs`;
  return [
    `- [Index of all endpoints](${site}/api-index.json): JSON, each endpoint with its fields, values, rules, errors, and examples`,
    ...contractNames.map(
      (name) =>
        `- [OpenAPI document ${name}](${site}/openapi/${name}.yaml): also as JSON, ${site}/openapi/${name}.json`,
    ),
    `- Every example as code in ${languages.map(({ label }) => label).join(', ')}: \`${site}/samples/<api>/<example>.md\`, with the names of the index${such}`,
    `- [Catalog of the APIs](${site}/.well-known/api-catalog) and [skills for agents](${site}/.well-known/agent-skills/index.json)`,
    ...(contractNames.some(isSimulated) ? [mcp, sandbox] : []),
    `- [Archive](${site}/api-archive.zip): contracts, index, and examples in one file, with its checksum in ${site}/api-archive.zip.sha256`,
    `- [Site map](${site}/sitemap.xml): all HTML pages`,
  ];
}

function isOfNoProduct({ route }: MarkdownPage): boolean {
  return !products.some((product) => isOf(product, route));
}

/** Bytes of a file. Larger ones exceed what assistants read in one go. */
const LONGEST_FILE = 400_000;
/** Leaves room for the title and a link. */
const LONGEST_TEXT = LONGEST_FILE - 2_000;
const RULE = '\n\n---\n\n';

/**
 * The whole text of each product for AI assistants that read everything at once: guides first, then
 * the reference.
 *
 * @returns text of each file, by its path in the site: `gkb/llms-full.txt`
 */
export function printLlmsFull(pages: MarkdownPage[], site: string): Map<string, string> {
  return new Map(
    products.flatMap((product) => {
      const productPages = pages.filter(({ route }) => isOf(product, route));
      const ordered = [...productPages].sort(
        (a, b) => Number(isReference(a.route)) - Number(isReference(b.route)),
      );
      const texts = ordered.flatMap(({ files }) => [...files.values()].map((text) => text.trim()));
      const groups = groupByLength(texts, LONGEST_TEXT, (text) => countBytes(text + RULE));
      const names = listPieceNames(`${product.route}/llms-full`, 'txt', groups.length);
      return groups.map((group, index): [string, string] => {
        const head = `# ${product.title}: all pages\n\n> The text of every page. The list of the pages is in ${site}/${product.route}/llms.txt`;
        const next = names
          .slice(index + 1, index + 2)
          .map((name) => `Continue with ${site}/${name}`);
        return [names[index] ?? '', `${[head, ...group, ...next].join(RULE)}\n`];
      });
    }),
  );
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Whether a page belongs to a product. */
function isOf({ route, contract }: Product, page: string): boolean {
  // The interactive reference is next to the products and describes one of them.
  const isInteractive = contract === interactiveContract && page === interactiveReference.to;
  return isInteractive || page.startsWith(`/${route}/`);
}

/** Types are described by their fields, which a list need not repeat. */
function isReference(route: string): boolean {
  return /\/reference\/./.test(route);
}

/** Everything may be read by everyone. */
export function printRobotsTxt(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;
}
