import type { Heading, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import 'mdast-util-mdx';
import { defaultHandlers, toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { suggest } from '@docs/utils';
import { createSlugger, toHeadingContent, toHeadingId } from '../links/heading-id';
import { paragraph, strong, text } from '../mdx/blocks';
import { elements, createDrawnElement } from './elements';
import type { MarkdownRules } from './elements';
import { fill, buildAnchorLink } from './table';
import { buildCode } from './code';

/**
 * The content of a resolved page as plain Markdown. Every element is drawn by its line in
 * `elements.ts`.
 *
 * @param file the page, for errors: `site/content/gkb/index.mdx`
 * @param pageRules rules for elements of this page alone
 * @throws when the page has an element or an expression that Markdown has no rule for
 */
export function buildMarkdownBlocks(
  root: Root,
  file: string,
  pageRules: MarkdownRules = {},
): RootContent[] {
  const rules = { ...elements, ...pageRules };
  const toSlug = createSlugger();
  return drawAll(root.children);

  function drawAll(nodes: RootContent[]): RootContent[] {
    return nodes.flatMap(draw);
  }

  function draw(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return drawElement(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return [];
        throw new Error(
          `${printLocation(file, node)} has the expression {${node.value}}, which Markdown cannot ` +
            'show. Write its value as text, or as an element with a rule in packages/docs-model/src/markdown/elements.ts.',
        );
      case 'mdxjsEsm':
        return [];
      case 'text':
        // Where the writer's lines end means nothing.
        return [{ ...node, value: node.value.replace(/\s*\n\s*/g, ' ') }];
      case 'code':
        return buildCode(node);
      case 'heading':
        return [drawHeading(node)];
      case 'containerDirective':
        return [drawAdmonition(node)];
      case 'textDirective':
        // `T:demo` is no directive here, only a colon before a letter.
        return [text(`:${node.name}`), ...drawAll(node.children)];
      case 'tableCell':
        return [{ ...node, children: fill(drawAll(node.children) as PhrasingContent[]) }];
      default:
        return [
          'children' in node
            ? ({ ...node, children: drawAll(node.children as RootContent[]) } as RootContent)
            : node,
        ];
    }
  }

  function drawElement(node: Extract<RootContent, { name: string | null }>): RootContent[] {
    // Without a name it is a fragment.
    if (node.name === null) return drawAll(node.children as RootContent[]);
    const rule = rules[node.name];
    if (!rule) {
      throw new Error(
        `${printLocation(file, node)} uses <${node.name}>, which has no rule for Markdown. Add one in ` +
          `packages/docs-model/src/markdown/elements.ts. ${suggest(node.name, Object.keys(rules))}`,
      );
    }
    try {
      return rule(createDrawnElement(node as never, drawAll));
    } catch (error) {
      if (!(error instanceof Error) || error.message.startsWith(file)) throw error;
      throw new Error(`${printLocation(file, node)}, <${node.name}>: ${error.message}`, {
        cause: error,
      });
    }
  }

  /** An anchor that nobody can guess from the words is written out as a link. */
  function drawHeading(heading: Heading): RootContent {
    const id = heading.data?.id ?? toHeadingId(heading, toSlug);
    const content = toHeadingContent(heading);
    const words = toString({ ...heading, children: content });
    const children = drawAll(content) as PhrasingContent[];
    const isGuessed = id === '' || createSlugger()(words) === id;
    const hasLink = children.some(({ type }) => type === 'link');
    return {
      ...heading,
      children: isGuessed || hasLink ? children : buildAnchorLink(id, children),
      data: { id },
    };
  }

  /** `:::caution[Label]` as a quote under its label. */
  function drawAdmonition(node: ContainerDirective): RootContent {
    const [first, ...rest] = node.children;
    const isLabeled = first?.type === 'paragraph' && first.data?.directiveLabel;
    const label = isLabeled ? toString(first) : capitalize(node.name);
    const content = isLabeled ? rest : node.children;
    return {
      type: 'blockquote',
      children: [paragraph(strong(label)), ...(drawAll(content) as never[])],
    };
  }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `site/content/gkb/index.mdx:12` */
function printLocation(file: string, { position }: Pick<Nodes, 'position'>): string {
  return position ? `${file}:${position.start.line}` : file;
}

/** Prints blocks as Markdown. The same blocks give the same text, byte for byte. */
export function printBlocks(blocks: RootContent[], toUrl: (url: string) => string): string {
  return toMarkdown(
    { type: 'root', children: blocks },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      bullet: '-',
      emphasis: '_',
      fences: true,
      rule: '-',
      // A URL in pointed brackets would look like a tag.
      resourceLink: true,
      handlers: {
        link: (node, parent, state, info) =>
          defaultHandlers.link({ ...node, url: toUrl(node.url) }, parent, state, info),
      },
    },
  );
}
