import type { PhrasingContent, RootContent } from 'mdast';
import type { ErrorDoc, OperationDoc, Notes } from '@docs/openapi';
import { listNoteFacts } from '../facts/draw';
import type { OpenQuestion } from '../facts/load-written-pages';
import type { Source } from '../facts/source';
import { toErrorUrl } from '../links/link-targets';
import { code, heading, join, link, paragraph, text, toPhrases } from '../mdx/blocks';
import { toText } from '../search/extract-sections';
import { findProductOf } from '../find-product';
import type { Product } from '@docs/geneea';
import { provider } from '@docs/geneea';
import type { Page } from './page';

/**
 * Lists the open questions of a contract: each `x-unknown`, in the order of operations, types and
 * their fields. A question that several of them share is listed once, with a link to each.
 */
export function listContractQuestions(source: Source): OpenQuestion[] {
  const { contract, document, operations, types } = source;
  const found = new Map<string, OpenQuestion>();
  const errors = new Map<string, ErrorDoc>();
  const add = (notes: Notes, target: string, label: string): void => {
    for (const fact of listNoteFacts(notes)) {
      if (fact.kind !== 'question') continue;
      const entry = found.get(fact.text) ?? { content: toPhrases(fact.text), links: [] };
      found.set(fact.text, { ...entry, links: [...entry.links, link(target, code(label))] });
    }
  };
  const { route } = findProductOf(contract);
  add(document.info, `/${route}/`, document.info.title);
  for (const operation of operations) {
    const target = `op:${operation.id}`;
    add(operation.notes, target, operation.id);
    for (const parameter of operation.parameters) {
      add(parameter, target, `${operation.id}: ${parameter.name}`);
    }
    add(findResponse(source, operation), target, `${operation.id}: response`);
    operation.errors.forEach((error) => errors.set(error.status, error));
  }
  for (const type of types) {
    add(type.notes, `type:${type.name}`, type.name);
    for (const { name, notes } of type.fields) {
      add(notes, `type:${type.name}.${name}`, `${type.name}.${name}`);
    }
  }
  for (const { notes, status, name } of errors.values()) {
    add(notes, toErrorUrl(contract, status), `${status} ${name}`);
  }
  return [...found.values()];
}

function findResponse({ document }: Source, { path, method, status }: OperationDoc): Notes {
  return document.paths[path]?.[method]?.responses[status] ?? {};
}

/** One page per API with everything that the documentation cannot say for certain. */
export function toOpenQuestionsPage(
  product: Product,
  questions: { guides: OpenQuestion[]; reference: OpenQuestion[] },
): Page {
  return {
    file: 'reference/open-questions',
    frontMatter: {
      title: `Details to confirm with ${provider.name}`,
      title_meta: `Details to confirm: ${product.title}`,
      sidebar_label: 'Details to confirm',
      description:
        `What the ${product.title} pages leave open: each question with the place it ` +
        `concerns and a prepared email to ${provider.name}.`,
      keywords: ['open questions', 'unknown', 'unspecified', 'undocumented', 'support', 'contact'],
      sidebar_position: -1900,
    },
    content: [
      paragraph(
        text(
          `The ${product.title} pages do not answer the questions below. ` +
            'If your integration depends on one of them, send the email prepared beside it ' +
            'before you rely on a particular behavior.',
        ),
      ),
      ...toSection(product, 'Guides', questions.guides),
      ...toSection(product, 'Reference', questions.reference),
    ],
  };
}

function toSection(product: Product, title: string, questions: OpenQuestion[]): RootContent[] {
  if (questions.length === 0) return [];
  return [
    heading(2, title.toLowerCase(), text(title)),
    {
      type: 'list',
      spread: false,
      children: questions.map((question) => ({
        type: 'listItem',
        children: [
          paragraph(
            ...question.content,
            text(' '),
            ...join(
              question.links.map((target) => [target]),
              ', ',
            ),
            text(' · '),
            toMail(product, question),
          ),
        ],
      })),
    },
  ];
}

function toMail(product: Product, { content, links }: OpenQuestion): PhrasingContent {
  const question = toText(paragraph(...content));
  const concerned = links.map((target) => toText(paragraph(target))).join(', ');
  const subject = encodeURIComponent(`Question about ${product.title}`);
  const body = encodeURIComponent(`${question}\n\nConcerns: ${concerned}\n`);
  return link(
    `mailto:${provider.contact}?subject=${subject}&body=${body}`,
    text(`Ask ${provider.name}`),
  );
}
