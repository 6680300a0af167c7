import type { Nodes, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ErrorDoc } from '#contract/list-operations';
import type { Notes } from '#contract/openapi';
import type { Source } from '#docs-model/facts/source';
import { toHeadingId } from '#docs-model/links/heading-id';
import { createSlugger } from '#docs-model/links/slugger';
import { code, link, toPhrases } from '#docs-model/mdx/blocks';
import { toText } from '#docs-model/search/to-text';
import { products } from '#products';

/** What the documentation cannot say for certain, and where it matters. */
export interface OpenQuestion {
  /** The question in one or two sentences. */
  content: PhrasingContent[];
  /** Links to everything that the question concerns. */
  links: PhrasingContent[];
}

/**
 * Lists the open questions of a contract: each `x-unknown`, in the order of operations, types and
 * their fields. A question that several of them share is listed once, with a link to each.
 */
export function listContractQuestions({ contract, operations, types }: Source): OpenQuestion[] {
  const found = new Map<string, OpenQuestion>();
  const errors = new Map<string, ErrorDoc>();
  const add = (notes: Notes, target: string, label: string): void => {
    const question = notes['x-unknown'];
    if (question === undefined) return;
    const entry = found.get(question) ?? { content: toPhrases(question), links: [] };
    found.set(question, { ...entry, links: [...entry.links, link(target, code(label))] });
  };
  for (const operation of operations) {
    const target = `op:${operation.id}`;
    add(operation.notes, target, operation.id);
    for (const parameter of operation.parameters) {
      add(parameter, target, `${operation.id}: ${parameter.name}`);
    }
    operation.errors.forEach((error) => errors.set(error.status, error));
  }
  for (const type of types) {
    add(type.notes, `type:${type.name}`, type.name);
    for (const { name, notes } of type.fields) {
      add(notes, `type:${type.name}.${name}`, `${type.name}.${name}`);
    }
  }
  const { route } = products.find((product) => product.contract === contract)!;
  for (const { notes, status, name } of errors.values()) {
    add(notes, `/${route}/#errors`, `${status} ${name}`);
  }
  return [...found.values()];
}

/**
 * Lists the questions that a writer marked with `<OpenQuestion>` on a page. Each links to the
 * heading above its mark.
 *
 * @example
 * listPageQuestions(parseMdx('## Limits\n\n<OpenQuestion>How many?</OpenQuestion>'), page);
 * // [{ content: [How many?], links: [Photos: Limits] }]
 */
export function listPageQuestions(
  root: Root,
  page: { title: string; path: string },
): OpenQuestion[] {
  const toSlug = createSlugger();
  const questions: OpenQuestion[] = [];
  let section = { label: page.title, target: page.path };
  visit(root, (node: Nodes) => {
    if (node.type === 'heading') {
      const target = `${page.path}#${toHeadingId(node, toSlug)}`;
      section = { label: `${page.title}: ${toText(node)}`, target };
    }
    if (!isQuestion(node)) return;
    questions.push({
      content: toInlineContent(node),
      links: [link(section.target, { type: 'text', value: section.label })],
    });
  });
  return questions;
}

function isQuestion(node: Nodes): boolean {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    node.name === 'OpenQuestion'
  );
}

/** The words of a mark, whether they are a paragraph below its tag or beside it. */
function toInlineContent(node: Nodes): PhrasingContent[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}
