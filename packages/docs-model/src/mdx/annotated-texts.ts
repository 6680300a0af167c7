import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { Analysis, Piece } from '@docs/vendor/annotations';
import { cutText, listItems, listTokens } from '@docs/vendor/annotations';
import type { ContractName } from '@docs/vendor';
import { listBlocks, readAttributes, printLocation } from './mdx-nodes';
import { element, inline, paragraph, text } from './blocks';
import { findExample } from './examples';

/**
 * Replaces `<AnnotatedText name="tagging-mentions" />` by the analyzed text of an example, with
 * what was found marked in it, and its tags with their relevance. With `live` readers can change
 * the text and have it analyzed.
 */
export function annotatedTexts({ contract }: { contract?: ContractName } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const { node } of listBlocks(tree, 'mdxJsxFlowElement')) {
      // On the pages of a frozen version the text is in it already.
      if (node.name !== 'AnnotatedText' || node.children.length > 0) continue;
      const { name = '' } = readAttributes(node);
      const isLive = node.attributes.some(
        (attribute) => 'name' in attribute && attribute.name === 'live',
      );
      const example = await findExample(name, printLocation(file, node), contract);
      const analysis = example.response as Analysis;
      Object.assign(node, {
        attributes: isLive ? [buildTextAttribute(analysis)] : [],
        children: [...listPieces(analysis).map(buildParagraph), ...buildRelevances(analysis)],
      });
    }
  };
}

/** The text that the reader begins with: paragraphs are lines, as the Media API reads them. */
function buildTextAttribute({ paragraphs }: Analysis): MdxJsxAttribute {
  const value = paragraphs.map(({ text }) => text).join('\n');
  return { type: 'mdxJsxAttribute', name: 'text', value };
}

/** The pieces of each paragraph, as the live view of the page cuts them. */
export function listPieces(analysis: Analysis): Piece[][] {
  const items = listItems(analysis, listTokens(analysis));
  return analysis.paragraphs.map(({ text }, index) => cutText(text, index, items));
}

function buildParagraph(pieces: Piece[]): RootContent {
  return paragraph(
    ...pieces.map(({ text: value, items: [item] }) =>
      item ? inline('Mark', { type: item.type }, [text(value)]) : text(value),
    ),
  );
}

function buildRelevances({ tags = [] }: Analysis): RootContent[] {
  const ranked = [...tags].sort((a, b) => b.relevance - a.relevance);
  return ranked.map(({ stdForm, relevance }) =>
    element('Relevance', { of: stdForm, value: String(relevance) }),
  );
}
