import { products } from '#products';
import { groupByLength, toPieceNames } from './pieces';
import type { MarkdownPage } from './page';
import { isOf, isReference } from './product-pages';

/** Bytes of a file. Larger ones exceed what assistants read in one go. */
const LONGEST = 400_000;
/** Leaves room for the title and a link. */
const LONGEST_CONTENT = LONGEST - 2_000;
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
      const groups = groupByLength(texts, LONGEST_CONTENT, (text) => toBytes(text + RULE));
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
