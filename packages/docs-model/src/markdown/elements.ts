import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { code, link, list, paragraph, strong, text } from '../mdx/blocks';
import { readAttributes } from '../mdx/mdx-nodes';
import { toFieldAnchor } from '@docs/utils';
import { provider } from '@docs/vendor';
import { buildAnchorLink, buildLine, buildTable } from './table';
import type { Row } from './table';
import { fromSandbox } from './code';

/** An element of a page, with what the table below needs of it. */
export interface DrawnElement {
  name: string;
  attributes: Record<string, string>;
  /** Whether an attribute without a value is set: `<Field required>`. */
  has(attribute: string): boolean;
  /** The content as Markdown. */
  blocks: RootContent[];
  /** The elements inside, for those that are drawn together, such as the rows of a table. */
  elements: DrawnElement[];
}

type Draw = (element: DrawnElement) => RootContent[];

/** By the name of the element, how it is written in Markdown. */
export type MarkdownRules = Record<string, Draw>;

/** How each element of a page is written in Markdown. What a page may use has a line here. */
export const elements: MarkdownRules = {
  AnnotatedText: ({ blocks }) => [...blocks, paragraph(text('Analysis · '), fromSandbox())],
  Ask: ({ blocks }) => blocks,
  AskEmail: () => [paragraph(link(`mailto:${provider.contact}`, text('Write the email')))],
  Beside: ({ blocks }) => blocks,
  ChangeEntry: ({ blocks }) => blocks,
  Changes: ({ blocks }) => blocks,
  Check: inside('Checklist'),
  Checklist: ({ elements: checks }) => [
    list(
      checks.map(({ blocks }) => buildLine(blocks)),
      false,
    ),
  ],
  CostCalculator: titled('Characters and costs per month'),
  Endpoint: (element) => [paragraph(...buildEndpoint(element))],
  Endpoints: ({ elements: endpoints }) => [list(endpoints.map(buildEndpoint))],
  ErrorItem: inside('ErrorList'),
  ErrorList: ({ elements: items }) => items.flatMap(buildError),
  Exchange: ({ blocks }) => blocks,
  Executed: ({ attributes: { label = '' } }) => [paragraph(link('/quality/', text(label)))],
  Facts: ({ blocks }) => blocks,
  Field: inside('Fields'),
  Figure: ({ attributes: { caption = '' }, blocks }) => [
    paragraph(strong('Diagram:'), text(` ${caption}`)),
    ...blocks,
  ],
  Fields: ({ elements: rows }) => {
    const fields = rows.flatMap(listFields);
    return [
      buildTable(['Field', 'Type', 'Meaning'], fields.map(buildFieldRow)),
      ...fields.flatMap(buildValueTables),
    ];
  },
  Filter: ({ blocks }) => blocks,
  Gloss: ({ attributes: { text: sentence = '' }, elements: rows }) => [
    buildTable(['Field', sentence], rows.map(buildGlossRow)),
  ],
  GlossRow: inside('Gloss'),
  Head: () => [],
  Mark: ({ attributes: { type = '' }, blocks }) => [...blocks, text(` (${type})`)],
  NestedType: () => [],
  PhotoConstraints: titled('Constraints on twelve photos'),
  Playground: () => [paragraph(text('The playground needs a browser with JavaScript.'))],
  Relevance: ({ attributes: { of = '', value } }) => [
    paragraph(text(`${of} `), strong(Number(value).toFixed(1))),
  ],
  Rule: ({ attributes: { id = '', anchor = `rule-${id}`, title = '' }, blocks }) => [
    paragraph(...buildAnchorLink(anchor, [strong(`${title}.`)]), text(' '), ...buildLine(blocks)),
  ],
  Run: ({ blocks }) => blocks,
  SmallPrint: ({ blocks }) => blocks,
  TabItem: ({ attributes: { value = '', label = value }, blocks }) => [
    paragraph(strong(`${label}:`)),
    ...blocks,
  ],
  Tabs: ({ attributes, blocks }) => [...blocks, ...buildMoreLanguages(attributes)],
  TemplateExample: ({ blocks }) => blocks,
  // A cell cannot contain a table: see buildValueTables().
  Values: ({ attributes: { label = '' }, has, blocks }) =>
    has('folded') ? [paragraph(text(`${label}: see below.`))] : [paragraph(text(label)), ...blocks],
};

export function createDrawnElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  draw: (nodes: RootContent[]) => RootContent[],
): DrawnElement {
  const children = node.children as RootContent[];
  return {
    name: node.name ?? '',
    attributes: readAttributes(node),
    has: (name) =>
      node.attributes.some((attribute) => 'name' in attribute && attribute.name === name),
    get blocks() {
      return draw(children);
    },
    get elements() {
      return children.flatMap((child) =>
        child.type === 'mdxJsxFlowElement' ? [createDrawnElement(child, draw)] : [],
      );
    },
  };
}

function buildGlossRow({ attributes: { facts = '' }, blocks }: DrawnElement): Row {
  return { cells: [buildLine(blocks), [text(facts)]] };
}

/** Something to try on the page: in Markdown, what it shows. */
function titled(title: string): Draw {
  return ({ blocks }) => [paragraph(text(title)), ...blocks];
}

/** The Markdown has the languages of the tabs; its own file has all. */
function buildMoreLanguages({ example, more }: Record<string, string>): RootContent[] {
  if (!example || !more) return [];
  const labels = more.split('|').map((language) => language.replace(/^\S+ /, ''));
  const url = `pathname:///samples/${example}.md`;
  return [paragraph(text('Also in '), link(url, text(labels.join(', '))))];
}

function inside(parent: string): Draw {
  return () => {
    throw new Error(`It is outside <${parent}>. Put it into one.`);
  };
}

/** @example GET `/account`: Get information about your account */
function buildEndpoint({ attributes, blocks }: DrawnElement): PhrasingContent[] {
  const { method = '', path = '', href, limit } = attributes;
  const call = [text(`${method.toUpperCase()} `), code(path)];
  const purpose = buildLine(blocks);
  return [
    ...(href === undefined ? call : [link(href, ...call)]),
    ...(limit === undefined ? [] : [text(`, ${limit}`)]),
    ...(purpose.length > 0 ? [text(': '), ...purpose] : []),
  ];
}

function buildError({ attributes, has, blocks }: DrawnElement): RootContent[] {
  const { status = '', name = '', anchor } = attributes;
  const words = buildAnchorLink(anchor, [strong(status), text(` ${name}`)]);
  return [paragraph(...words, text(has('retry') ? ', retry later' : ', do not retry')), ...blocks];
}

/** A field, then those inside it, as `/openapi/` nests them. */
function listFields(field: DrawnElement): DrawnElement[] {
  const inner = field.elements
    .filter(({ name }) => name === 'Inside')
    .flatMap(({ elements: parts }) => parts.filter(({ name }) => name === 'InnerFields'));
  return [field, ...inner.flatMap(({ elements: fields }) => fields.flatMap(listFields))];
}

function buildFieldRow({ attributes, has, blocks }: DrawnElement): Row {
  const { name = '', container = '', type = '', href, in: location } = attributes;
  const { id = toFieldAnchor(name), path = name } = attributes;
  const facts = [
    ...(container === '' ? [] : [text(container)]),
    href === undefined ? text(type) : link(href, text(type)),
    ...(location === undefined ? [] : [text(` in the ${location}`)]),
    ...(has('required') ? [text(', required')] : []),
  ];
  return { id, cells: [[code(path)], facts, buildLine(blocks)] };
}

/** The longer lists of values of a field, each under the name of the field. */
function buildValueTables({ attributes, elements: inside }: DrawnElement): RootContent[] {
  const { name = '', path = name } = attributes;
  return inside
    .filter((element) => element.name === 'Values' && element.has('folded'))
    .flatMap(({ attributes: { label = '' }, blocks }) => [
      paragraph(code(path), text(`: ${label.toLowerCase()}`)),
      ...blocks,
    ]);
}
