import type { Element, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { KEY_PLACEHOLDER } from '@docs/code-samples';
import { languages } from '@docs/vendor/samples';
import { linkJson, loadJsonSource } from '../field-map/link-json';
import { element } from './blocks';
import fenceLabels from './highlight.data.json';
import { readMeta } from './mdx-nodes';
import { highlightCode } from './highlight-code';

/** The placeholder of the key, as it is in HTML. */
const KEY_HTML = KEY_PLACEHOLDER.replace('<', '&#x3C;');

/** Named so that readers see which script a block belongs to. Unlisted languages show no label. */
const LABELS: Record<string, string> = {
  ...Object.fromEntries(languages.map(({ syntax, label }) => [syntax, label])),
  ...fenceLabels,
};

/**
 * Highlights fences while the page is built and leaves a `CodeBlock` with finished HTML, so that
 * no highlighter travels to the reader. A fence may carry `title="…"` and `wrap`;
 * `of="media-v2/Entity"` says what its JSON is, so that names link to their fields;
 * `sandbox` says that its content comes from the sandbox; `changed="3 5"` marks lines. Code with the
 * placeholder of the key says in `keyed` by which language's rules a reader's own key has to be quoted.
 */
export function highlight() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { code: Element; index: number; parent: Parents }[] = [];
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      const code = node.children[0];
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      blocks.push({ code, index, parent });
    });
    for (const { code, index, parent } of blocks) {
      parent.children[index] = (await buildCodeBlock(code, file.path)) as unknown as Element;
    }
  };
}

async function buildCodeBlock(code: Element, page: string): Promise<MdxJsxFlowElement> {
  const language = findLanguage(code);
  const meta = String(code.properties.metastring ?? '');
  const { attributes, words } = readMeta(meta);
  const { of, sent, title, changed } = attributes;
  const text = toString(code).replace(/\n$/, '');
  const links = of === undefined ? undefined : linkJson(text, await loadJsonSource(of, page));
  const lines = changed?.split(' ').map(Number);
  const html = withSent(highlightCode(text, language, links, lines), sent);
  return element('CodeBlock', {
    html,
    label: title ?? LABELS[language],
    wrap: words.includes('wrap') ? toWrap(language) : undefined,
    sandbox: words.includes('sandbox') ? 'true' : undefined,
    keyed: html.includes(KEY_HTML) ? language : undefined,
  });
}

/** In prose a line that goes on is not indented. */
const toWrap = (language: string): string => (language === 'text' ? 'prose' : 'true');

/** The card of a field says which of the options that were sent made it appear. */
function withSent(html: string, sent: string | undefined): string {
  return sent === undefined ? html : `<span data-sent="${sent}">${html}</span>`;
}

function findLanguage(code: Element): string {
  const names = [code.properties.className ?? []].flat().map(String);
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}
