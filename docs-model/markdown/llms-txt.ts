import { contractNames } from '#contract/names';
import { products } from '#products';
import type { Product } from '#products';
import { provider } from '#provider';
import { languages } from '#samples/languages';
import { groupByLength, toPieceNames } from './split';
import type { MarkdownPage } from './to-markdown-pages';

/** Some readers stop here. */
const LONGEST = 50_000;
/** Leaves room for a title and a link. */
const LONGEST_LIST = LONGEST - 1000;

/**
 * The lists of pages for readers that are not browsers: https://llmstxt.org
 *
 * @returns text of each file, by its path in the site: one or more for each product, and `llms.txt`
 * with all pages, or with the lists of the products once it grows too long to be read in one go
 */
export function printLlmsTxt(pages: MarkdownPage[], site: string): Map<string, string> {
  const lists = products.map((product) => listProductPages(product, pages, site));
  const own = lists.filter(({ sections }) => sections.some(([, entries]) => entries.length > 0));
  const others = own.map(({ product, sections }) => printProduct(product, sections));
  const byProduct: Section = ['By product', others.flatMap(({ entries }) => entries)];
  const text = printMain([byProduct, ...lists.flatMap(({ sections }) => sections)]);
  return new Map([
    ['llms.txt', text.length <= LONGEST ? text : printMain([byProduct])],
    ...others.flatMap(({ files }) => files),
  ]);

  function printMain(sections: Section[]): string {
    const blocks = [
      `# ${provider.name} API docs`,
      `> Documentation of the text-analysis APIs of ${provider.name}: tag articles, recommend photos and articles, analyze any text, generate text from data.`,
      'Every page is also a Markdown file: add `index.md` to its URL, or replace the slash at its end by `.md`. To build a request, read the JSON index of the API, which contains every endpoint, field, value, rule, and example.',
      `- Media API v2: ${provider.hosts.mediaApi}, key in the header \`${provider.key.header}\`\n- General API: ${provider.hosts.generalApi}, key in the header \`Authorization: user_key ${provider.key.placeholder}\``,
      printSection('For AI assistants and scripts', listFiles(site)),
      ...sections.map(([title, entries]) => printSection(title, entries)),
      printSection(
        'Optional',
        pages.filter(isOfNoProduct).map((page) => toEntry(page, site)),
      ),
    ];
    return `${blocks.join('\n\n')}\n`;
  }

  function printProduct({ title, route, summary }: Product, sections: Section[]) {
    const all = sections.flatMap(([, entries]) => entries);
    const pieces = groupByLength(all, LONGEST_LIST, (entry) => entry.length + 1);
    const names = toPieceNames(`${route}/llms`, 'txt', pieces.length);
    const files = pieces.map((entries, index): [string, string] => {
      const next = names.slice(index + 1, index + 2).map((name) => `- [More](${site}/${name})`);
      const blocks = [
        `# ${title}`,
        `> ${summary}`,
        printSection('Pages', [...entries, ...next]),
        printSection('Optional', [
          `- [All products](${site}/llms.txt)`,
          `- [The text of all pages](${site}/${route}/llms-full.txt)`,
        ]),
      ];
      return [names[index] ?? '', `${blocks.join('\n\n')}\n`];
    });
    const [first] = names;
    const full = `${site}/${route}/llms-full.txt`;
    return {
      entries: [
        `- [${title}: list of pages](${site}/${first}): the text of all pages is in ${full}`,
      ],
      files,
    };
  }
}

type Section = [title: string, entries: string[]];

function listProductPages(product: Product, pages: MarkdownPage[], site: string) {
  const own = pages.filter(({ route }) => isOf(product, route));
  const guides = own.filter(({ route }) => !isReference(route));
  const reference = own.filter(({ route }) => isReference(route));
  const title = product.deprecated ? `${product.title} (deprecated)` : product.title;
  const sections: Section[] = [[title, guides.map((page) => toEntry(page, site))]];
  if (reference.length > 0) {
    const entries = reference.map((page) => toShortEntry(page, site));
    sections.push([`${title}: reference and examples`, entries]);
  }
  return { product, sections };
}

function toEntry(page: MarkdownPage, site: string): string {
  return `${toShortEntry(page, site)}: ${page.description}`;
}

function toShortEntry({ route, title }: MarkdownPage, site: string): string {
  return `- [${title}](${site}${route}index.md)`;
}

function printSection(title: string, entries: string[]): string {
  return `## ${title}\n\n${entries.join('\n')}`;
}

function listFiles(site: string): string[] {
  return [
    `- [Index of all endpoints](${site}/api-index.json): JSON, each endpoint with its fields, values, rules, errors, and examples`,
    ...contractNames.map(
      (name) =>
        `- [OpenAPI document ${name}](${site}/openapi/${name}.yaml): also as JSON, ${site}/openapi/${name}.json`,
    ),
    `- Every example as code in ${languages.map(({ label }) => label).join(', ')}: \`samples/<api>/<example>.md\`, with the names of the index, such as ${site}/samples/media-v2/tagging-basic.md`,
    `- [Catalog of the APIs](${site}/.well-known/api-catalog) and [skills for agents](${site}/.well-known/agent-skills/index.json)`,
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
 * the reference and the examples.
 *
 * @returns text of each file, by its path in the site: `genja/llms-full.txt`
 */
export function printLlmsFull(pages: MarkdownPage[], site: string): Map<string, string> {
  return new Map(
    products.flatMap((product) => {
      const own = pages.filter(({ route }) => isOf(product, route));
      const ordered = [...own].sort(
        (a, b) => Number(isReference(a.route)) - Number(isReference(b.route)),
      );
      const texts = ordered.flatMap(({ files }) => [...files.values()].map((text) => text.trim()));
      const groups = groupByLength(texts, LONGEST_TEXT, (text) => toBytes(text + RULE));
      const names = toPieceNames(`${product.route}/llms-full`, 'txt', groups.length);
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

function toBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Whether a page belongs to a product. */
function isOf({ route, contract }: Product, page: string): boolean {
  // The interactive reference is next to the products and describes one of them.
  const isInteractive = contract === 'media-v2' && page === '/openapi/';
  return isInteractive || page.startsWith(`/${route}/`);
}

/** Types are described by their fields, which a list need not repeat. */
function isReference(route: string): boolean {
  return /\/(reference|guide\/code)\/./.test(route);
}

/** Everything may be read by everyone. */
export function printRobotsTxt(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`;
}
