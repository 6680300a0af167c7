import { contractNames } from '#contract/names';
import { products } from '#products';
import type { Product } from '#products';
import { provider } from '#provider';
import type { TwinPage } from './to-twins';

/** Some readers stop here. */
const LONGEST = 50_000;

/**
 * The list of all pages for readers that are not browsers: https://llmstxt.org
 *
 * @throws when it grows too long to be read in one go
 */
export function printLlmsTxt(twins: TwinPage[], site: string): string {
  const text = [
    `# ${provider.name} API docs`,
    `> Documentation of the text-analysis APIs of ${provider.name}: tag articles, recommend photos and articles, analyse any text, write texts from data.`,
    'Every page is also a Markdown file: add `index.md` to its address. To build a request, read the JSON index of the API: it has every call, field, value, rule and example.',
    `- Media API v2: ${provider.hosts.mediaApi}, key in the header \`${provider.key.header}\`\n- General API: ${provider.hosts.generalApi}, key in the header \`Authorization: user_key ${provider.key.placeholder}\``,
    printSection('For programs', listFiles(site)),
    ...products.flatMap((product) => {
      const own = twins.filter(({ route }) => isOf(product, route));
      const guides = own.filter(({ route }) => !isReference(route));
      const reference = own.filter(({ route }) => isReference(route));
      const title = product.deprecated ? `${product.title} (deprecated)` : product.title;
      return [
        printSection(title, guides.map(toEntry)),
        ...(reference.length > 0
          ? [printSection(`${title}: reference and examples`, reference.map(toShortEntry))]
          : []),
      ];
    }),
    printSection('Optional', twins.filter(isOfNoProduct).map(toEntry)),
  ].join('\n\n');
  if (text.length > LONGEST) {
    throw new Error(
      `llms.txt has ${text.length} characters, and ${LONGEST} are allowed. Shorten descriptions ` +
        'of pages, or leave out pages in plugins/markdown-twins/llms-txt.ts.',
    );
  }
  return `${text}\n`;

  function toEntry(twin: TwinPage): string {
    return `${toShortEntry(twin)}: ${twin.description}`;
  }

  function toShortEntry({ route, title }: TwinPage): string {
    return `- [${title}](${site}${route}index.md)`;
  }
}

function printSection(title: string, entries: string[]): string {
  return `## ${title}\n\n${entries.join('\n')}`;
}

function listFiles(site: string): string[] {
  return [
    `- [Index of all calls](${site}/api-index.json): JSON, each call with its fields, values, rules, errors and examples`,
    ...contractNames.map(
      (name) =>
        `- [OpenAPI document ${name}](${site}/openapi/${name}.yaml): also as JSON, ${site}/openapi/${name}.json`,
    ),
    `- [Archive](${site}/api-archive.zip): contracts, index and examples in one file, with its checksum in ${site}/api-archive.zip.sha256`,
    `- [Site map](${site}/sitemap.xml): the pages for people`,
  ];
}

/** Types are described by their fields, which a list need not repeat. */
function isReference(route: string): boolean {
  return /\/(reference|guide\/code)\/./.test(route);
}

function isOf({ route, contract }: Product, address: string): boolean {
  // The interactive reference stands beside the products and describes one of them.
  const isInteractive = contract === 'media-v2' && address === '/openapi/';
  return isInteractive || address.startsWith(`/${route}/`);
}

function isOfNoProduct({ route }: TwinPage): boolean {
  return !products.some((product) => isOf(product, route));
}
