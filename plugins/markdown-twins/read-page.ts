import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

/** A page of the built site, reduced to what its Markdown twin is made of. */
export interface HtmlPage {
  title: string;
  description: string;
  /** What stands in the main landmark, without navigation. */
  main: Element;
}

/**
 * Reads a built page. The twins come from the HTML and not from the sources, so that they hold what
 * components add: samples in each language, answers, errors, fields.
 *
 * @throws when it has no main landmark or no heading
 */
export function readPage(html: string, route: string): HtmlPage {
  const main = findElement(fromHtml(cut(html, '<main', '</main>'), { fragment: true }), 'main');
  const heading = main && findElement(main, 'h1');
  if (!main || !heading) {
    throw new Error(
      `The page ${route} has no <main> with an <h1>, so it cannot become Markdown. Give it both, ` +
        'or leave it out in plugins/markdown-twins/index.ts.',
    );
  }
  return { title: toWords(heading), description: readDescription(html), main };
}

/** Lines of a heading are words of a title. */
function toWords(heading: Element): string {
  const words = heading.children.map((child) =>
    child.type === 'element' && child.tagName === 'br' ? ' ' : toString(child),
  );
  return words.join('').replace(/\s+/g, ' ').trim();
}

function readDescription(html: string): string {
  const head = fromHtml(cut(html, '<head', '</head>'), { fragment: true });
  let description = '';
  visit(head, 'element', ({ tagName, properties }) => {
    if (tagName !== 'meta' || properties.name !== 'description') return undefined;
    description = String(properties.content ?? '');
    return EXIT;
  });
  return description;
}

function cut(html: string, from: string, to: string): string {
  const start = html.indexOf(from);
  return start < 0 ? '' : html.slice(start, html.indexOf(to, start));
}

function findElement(tree: Root | Element, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.tagName !== tagName) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}
