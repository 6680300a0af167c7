import { isSimulated } from '@docs/sandbox';
import { provider } from '@docs/vendor';
import type { Example } from '@docs/openapi';
import { toSlug } from '@docs/utils';
import { findExampleUrl, toOperationUrl } from '../links/link-targets';
import { findProductOf } from '../find-product';
import {
  code,
  element,
  heading,
  joinPhrases,
  link,
  list,
  paragraph,
  text,
  parseBlocks,
} from '../mdx/blocks';
import { buildExchange } from './operation-section';
import type { Page } from '../page';
import type { Source } from '../facts/source';

/** A page for the request and a page for the response of each example, and one that lists them. */
export function buildExamplePages(source: Source): Page[] {
  const product = findProductOf(source.contract);
  const folder = product.examplePages;
  if (folder === undefined) return [];
  const pages = groupExamples(source)
    .flatMap(({ examples }) => examples)
    .flatMap((example) => [
      buildRequestPage(source, example, `${folder}/${example.name}`),
      ...(example.response === undefined
        ? []
        : [buildResultPage(source, example, `${folder}/${example.name}-result`)]),
    ]);
  const index = buildIndexPage(source, `${folder}/index`);
  // The sidebar does not list these pages, so each one names its own neighbors.
  const files = [index, ...pages].map(({ file }) => file);
  const linked = pages.map(({ frontMatter, ...page }, position) => ({
    ...page,
    frontMatter: {
      ...frontMatter,
      displayed_sidebar: product?.id,
      pagination_prev: files[position] ?? null,
      pagination_next: files[position + 2] ?? null,
    },
  }));
  return [index, ...linked];
}

function groupExamples({ document, examples }: Source) {
  return document.tags.map((tag) => ({
    tag,
    examples: examples.filter((example) => example.operation.group === tag.name),
  }));
}

function buildIndexPage(source: Source, file: string): Page {
  return {
    file,
    frontMatter: {
      title: 'Code examples',
      description:
        'All code examples from the guides in one list. Each is a complete request in several ' +
        'programming languages, with its response.',
      keywords: ['samples', 'snippets', 'requests'],
    },
    content: [
      paragraph(
        text('Pick the request closest to yours. The guides explain each one step by step.'),
      ),
      ...groupExamples(source).flatMap(({ tag, examples }) => [
        heading(2, toSlug(tag.name), text(tag.name)),
        list(
          examples.map((example) => [
            link(findExampleUrl(source.contract, example.name) ?? '', text(example.title)),
            text(': '),
            code(`${example.operation.method.toUpperCase()} ${example.operation.path}`),
            text(', '),
            code(example.name),
          ]),
        ),
      ]),
    ],
  };
}

function buildRequestPage(source: Source, example: Example, file: string): Page {
  return {
    file,
    frontMatter: {
      title: example.title,
      description: describeRequest(example),
      keywords: [example.name, example.operation.path, example.operation.id],
      eyebrow: 'Code example',
      exchanges: true,
    },
    content: [
      ...parseBlocks(example.description),
      ...buildCall(source, example),
      ...buildExchange(example),
    ],
  };
}

function buildResultPage(source: Source, example: Example, file: string): Page {
  return {
    file,
    frontMatter: {
      title: `${example.title}: response`,
      description: describeResult(example),
      keywords: [`${example.name}-result`, example.operation.path, 'response'],
      eyebrow: 'Response',
    },
    content: [
      buildCanonical(source, example),
      paragraph(
        text('The response to '),
        link(findExampleUrl(source.contract, example.name) ?? '', text(example.title)),
        text(isSimulated(source.contract) ? '. To run the request, open that page.' : '.'),
      ),
      element('Result', { name: example.name }),
    ],
  };
}

/** Tells search engines that the page of the request, which has the response too, is the one to list. */
function buildCanonical(source: Source, { name }: Example) {
  const href = `${provider.site}${findExampleUrl(source.contract, name)}`;
  return element('Head', {}, [element('link', { rel: 'canonical', href })]);
}

function buildCall(source: Source, { name, operation }: Example) {
  const guides = (source.guides.get(name) ?? []).map(({ path, title }) => [
    link(path, text(title)),
  ]);
  return [
    element(
      'Endpoint',
      {
        method: operation.method,
        path: operation.path,
        href: toOperationUrl(source.contract, source.document, operation),
      },
      [paragraph(text(operation.summary))],
    ),
    ...(guides.length === 0
      ? []
      : [paragraph(text('Explained in '), ...joinPhrases(guides, ', '))]),
  ];
}

function describeRequest({ title, operation }: Example): string {
  return `Code example “${title}” for ${printCallLine(operation)} in cURL, JavaScript, Python, and other languages.`;
}

function describeResult({ title, operation }: Example): string {
  return `JSON response to the code example “${title}”: what ${printCallLine(operation)} returns.`;
}

function printCallLine({ method, path }: Example['operation']): string {
  return `${method.toUpperCase()} ${path}`;
}
