import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { annotate } from '#contract/annotate';
import type { AnnotatedAnalysis, Segment } from '#contract/annotate';
import type { ContractName } from '#contract/names';
import { toPlace } from './contract-links';
import { element, readAttributes } from './elements';
import { findExample } from './examples';

interface Answer extends AnnotatedAnalysis {
  tags?: { id: string; stdForm: string; type: string; relevance: number }[];
}

/**
 * Replaces `<AnnotatedText name="tagging-mentions" />` by the analyzed text of an example, with
 * what was found marked in it, and its tags with their relevance. With `live` readers can change
 * the text and have it analyzed.
 */
export function annotatedTexts({ contract }: { contract?: ContractName } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      // On the pages of a frozen version the text is in it already.
      if (node.name === 'AnnotatedText' && node.children.length === 0) places.push(node);
    });
    for (const node of places) {
      const { name = '' } = readAttributes(node);
      const isLive = node.attributes.some((one) => 'name' in one && one.name === 'live');
      const example = await findExample(name, toPlace(file, node), contract);
      const answer = example.answer as Answer;
      Object.assign(node, {
        attributes: isLive ? [toTextAttribute(answer)] : [],
        children: [...annotate(answer).map(toParagraph), ...toRelevances(answer)],
      });
    }
  };
}

/** What the reader begins with: paragraphs are lines, as the Media API reads them. */
function toTextAttribute({ paragraphs = [] }: Answer): MdxJsxAttribute {
  const value = paragraphs.map(({ text }) => text).join('\n');
  return { type: 'mdxJsxAttribute', name: 'text', value };
}

function toParagraph(segments: Segment[]): RootContent {
  return {
    type: 'paragraph',
    children: segments.map((segment): PhrasingContent => {
      const text = { type: 'text' as const, value: segment.text };
      return segment.type === undefined ? text : toMark(segment.type, text);
    }),
  };
}

function toMark(type: string, text: PhrasingContent): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Mark',
    attributes: [{ type: 'mdxJsxAttribute', name: 'type', value: type }],
    children: [text],
  };
}

function toRelevances({ tags = [] }: Answer): RootContent[] {
  const ranked = [...tags].sort((a, b) => b.relevance - a.relevance);
  return ranked.map(({ stdForm, relevance }) =>
    element('Relevance', { of: stdForm, value: String(relevance) }),
  );
}
