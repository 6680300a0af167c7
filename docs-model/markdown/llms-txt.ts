import { contractNames } from '#contract/names';
import { products } from '#products';
import type { Product } from '#products';
import { provider } from '#provider';
import { languages } from '#samples/languages';
import { groupByLength, toPieceNames } from './pieces';
import type { MarkdownPage } from './page';

/** Some readers stop here. */
const LONGEST = 50_000;
/** Leaves room for a title and a link. */
const LONGEST_LIST = LONGEST - 1000;

/**
 * The list of all pages for readers that are not browsers: https://llmstxt.org
 *
 * @returns text of each file, by its path in the site: `llms.txt`, and once that grows too long to
 * be read in one go, beside it one or more for each product
 */
export function printLlmsTxt(pages: MarkdownPage[], site: string): Map<string, string> {
  const lists = products.map((product) => listProductPages(product, pages, site));
  const text = printMain(lists.flatMap(({ sections }) => sections));
  if (text.length <= LONGEST) return new Map([['llms.txt', text]]);
  const others = lists.map(({ product, sections }) => printProduct(product, sections));
  return new Map([
    ['llms.txt', printMain([['Lists of pages', others.flatMap(({ entries }) => entries)]])],
    ...others.flatMap(({ files }) => files),
  ]);

  function printMain(sections: Section[]): string {
    const blocks = [
      `# ${provider.name} API docs`,
      `> Documentation of the text-analysis APIs of ${provider.name}: tag articles, recommend photos and articles, analyze any text, generate text from data.`,
      'Every page is also a Markdown file: add `index.md` to its URL. To build a request, read the JSON index of the API, which contains every endpoint, field, value, rule, and example.',
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

  function printProduct({ title, route }: Product, sections: Section[]) {
    const all = sections.flatMap(([, entries]) => entries);
    const pieces = groupByLength(all, LONGEST_LIST, (entry) => entry.length + 1);
    const names = toPieceNames(`${route}/llms`, 'txt', pieces.length);
    const files = pieces.map((entries, index): [string, string] => {
      const next = names.slice(index + 1, index + 2).map((name) => `- [More](${site}/${name})`);
      return [names[index] ?? '', `# ${title}\n\n${[...entries, ...next].join('\n')}\n`];
    });
    return {
      entries: names.slice(0, 1).map((name) => `- [${title}](${site}/${name}): all pages`),
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
    `- [Archive](${site}/api-archive.zip): contracts, index, and examples in one file, with its checksum in ${site}/api-archive.zip.sha256`,
    `- [Site map](${site}/sitemap.xml): all HTML pages`,
  ];
}

/** Types are described by their fields, which a list need not repeat. */
function isReference(route: string): boolean {
  return /\/(reference|guide\/code)\/./.test(route);
}

function isOf({ route, contract }: Product, url: string): boolean {
  // The interactive reference is next to the products and describes one of them.
  const isInteractive = contract === 'media-v2' && url === '/openapi/';
  return isInteractive || url.startsWith(`/${route}/`);
}

function isOfNoProduct({ route }: MarkdownPage): boolean {
  return !products.some((product) => isOf(product, route));
}
