import type { RootContent } from 'mdast';
import { toOperationUrl, toReferenceRoute, toTypeUrl } from '#docs-model/links/link-targets';
import { interactiveReference, products } from '#products';
import {
  code,
  heading,
  join,
  link,
  list,
  paragraph,
  text,
  toAnchor,
  toBlocks,
} from '#docs-model/mdx/blocks';
import { describeWithNames } from './meta-description';
import { toEndpointList, toOperationSection } from './operation-section';
import type { Page } from './page';
import type { Source } from '#docs-model/facts/source';

/** The entrance to a reference, and a page for each group of calls that the contract names. */
export function toOverviewPages(source: Source): Page[] {
  return [toIndexPage(source), ...toGroupPages(source)];
}

function toIndexPage(source: Source): Page {
  const { document, operations } = source;
  const hasGroupPages = document.tags.some((tag) => tag['x-page'] !== undefined);
  return {
    file: 'reference/index',
    frontMatter: {
      title: 'Reference',
      description:
        `All ${operations.length} endpoints and ${source.types.length} types of the ` +
        `${document.info.title} ${document.info.version}, with a permanent anchor for every field.`,
      keywords: ['reference', 'endpoint', 'endpoints', 'operations', 'types', document.info.title],
      eyebrow: `${document.info.title} ${document.info.version}`,
    },
    content: [
      ...toBlocks(document.info.description ?? ''),
      ...toInteractiveReference(source),
      ...(hasGroupPages
        ? document.tags.flatMap((tag) => toGroupSummary(source, tag.name))
        : toGroupContent(source, operations)),
      heading(2, 'types', text('Types')),
      ...toTypeLists(source),
      paragraph(
        text('Looking for a field? '),
        link(`${toReferenceRoute(source.contract)}fields/`, text('All fields from A to Z')),
        text('.'),
      ),
    ],
  };
}

function toInteractiveReference({ contract }: Source): RootContent[] {
  const { isInteractive } = products.find((product) => product.contract === contract) ?? {};
  if (!isInteractive) return [];
  return [
    paragraph(
      link(interactiveReference.to, text(interactiveReference.label)),
      text(': fill in, send and copy every request in your browser.'),
    ),
  ];
}

function toGroupSummary(source: Source, group: string): RootContent[] {
  const { contract, document } = source;
  const tag = document.tags.find(({ name }) => name === group);
  const page = tag?.['x-page'];
  const operations = source.operations.filter((operation) => operation.group === group);
  const title =
    page === undefined ? text(group) : link(`${toReferenceRoute(contract)}${page}/`, text(group));
  return [
    heading(2, toAnchor(group), title),
    ...toBlocks(tag?.description ?? ''),
    toEndpointList(
      operations.map((operation) => ({
        operation,
        url: toOperationUrl(contract, document, operation),
      })),
    ),
  ];
}

function toTypeLists({ contract, types, document }: Source): RootContent[] {
  const groups = [...document.tags.map(({ name }) => name), 'Common'];
  return [
    list(
      groups.flatMap((group) => {
        const members = types.filter((type) => type.group === group);
        if (members.length === 0) return [];
        const links = members.map(({ name }) => [link(toTypeUrl(contract, name), code(name))]);
        return [[{ type: 'strong', children: [text(group)] }, text(': '), ...join(links, ', ')]];
      }),
    ),
  ];
}

function toGroupPages(source: Source): Page[] {
  return source.document.tags.flatMap((tag, index) => {
    const page = tag['x-page'];
    if (page === undefined) return [];
    const operations = source.operations.filter((operation) => operation.group === tag.name);
    return [
      {
        file: `reference/${page}`,
        frontMatter: {
          title: tag.name,
          title_meta: `${tag.name} endpoints`,
          sidebar_label: 'Endpoints',
          description: describeWithNames(
            `Reference of the ${source.document.info.title}`,
            'with parameters, bodies, and errors of',
            operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`),
          ),
          keywords: operations.flatMap(({ path, id }) => [path, id]),
          eyebrow: `Endpoints · ${source.document.info.title} ${source.document.info.version}`,
          sidebar_group: tag.name,
          sidebar_position: index - 1000,
        },
        content: [...toBlocks(tag.description ?? ''), ...toGroupContent(source, operations)],
      },
    ];
  });
}

function toGroupContent(source: Source, operations: Source['operations']): RootContent[] {
  return [
    toEndpointList(operations.map((operation) => ({ operation, url: `#${operation.id}` }))),
    ...operations.flatMap((operation) => toOperationSection(source, operation)),
  ];
}
