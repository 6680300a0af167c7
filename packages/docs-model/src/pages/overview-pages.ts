import type { PhrasingContent, RootContent } from 'mdast';
import { describeIncoming, findDirection } from '@docs/openapi';
import { toSlug } from '@docs/utils';
import type { Source } from '../facts/source';
import { toOperationUrl, toReferenceRoute, toTypeUrl } from '../links/link-targets';
import {
  code,
  heading,
  join,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  toBlocks,
} from '../mdx/blocks';
import { hasConsoles } from '../find-product';
import { interactiveReference } from '@docs/vendor';
import { toEndpointList, toOperationSection } from './operation-section';
import { describeWithNames } from '../page';
import type { Page } from '../page';

/** The entrance to a reference, and a page for each group of operations that the contract names. */
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
      ...(!hasGroupPages && { exchanges: true }),
    },
    content: [
      ...toBlocks(document.info.description ?? ''),
      ...describeIncoming(document, document.webhooks).flatMap(toBlocks),
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
  if (!hasConsoles(contract)) return [];
  return [
    paragraph(
      link(interactiveReference.to, text(interactiveReference.label)),
      text(': fill in, send, and copy every request in your browser.'),
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
    heading(2, toSlug(group), title),
    ...toBlocks(tag?.description ?? ''),
    toEndpointList(
      operations.map((operation) => ({
        operation,
        url: toOperationUrl(contract, document, operation),
      })),
    ),
  ];
}

function toTypeLists(source: Source): RootContent[] {
  const groups = [...source.document.tags.map(({ name }) => name), 'Common'];
  return [
    list(
      groups.flatMap((group) => {
        const links = toTypeLinks(source, group);
        return links.length === 0 ? [] : [[strong(group), text(': '), ...links]];
      }),
    ),
  ];
}

function toTypeLinks({ contract, types }: Source, group: string): PhrasingContent[] {
  const members = types.filter((type) => type.group === group);
  return join(
    members.map(({ name }) => [link(toTypeUrl(contract, name), code(name))]),
    ', ',
  );
}

function toGroupTypes(source: Source, group: string): RootContent[] {
  const links = toTypeLinks(source, group);
  return links.length === 0 ? [] : [heading(2, 'types', text('Types')), paragraph(...links)];
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
          sidebar_label: tag.name,
          description: describeWithNames(
            `Reference of the ${source.document.info.title}`,
            ', with parameters, bodies, and errors of',
            operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`),
          ),
          keywords: operations.flatMap(({ path, id }) => [path, id]),
          eyebrow: `Endpoints · ${source.document.info.title} ${source.document.info.version}`,
          sidebar_group: 'Endpoints',
          sidebar_position: index - 1000,
          exchanges: true,
        },
        content: [
          ...toBlocks(tag.description ?? ''),
          ...toGroupContent(source, operations),
          ...toGroupTypes(source, tag.name),
        ],
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

/** The index of all fields: who has them, and whether they are sent or returned. */
export function toFieldsPage(source: Source): Page {
  const { contract, document } = source;
  const fields = listFields(source);
  return {
    file: 'reference/fields',
    frontMatter: {
      title: 'Fields A–Z',
      description:
        `All ${fields.size} field names of the ${document.info.title} ${document.info.version}: ` +
        'the types that have them, and whether they are sent or returned.',
      keywords: ['fields', 'index', 'properties', 'attributes', 'names'],
      sidebar_position: -2000,
    },
    content: [
      paragraph(
        text('Find a field by its name. Each link leads to the permanent anchor of the field in '),
        text('the reference.'),
      ),
      table(
        ['Field', 'Belongs to', 'Occurs in'],
        [...fields].map(([name, owners]) => [
          [code(name)],
          join(
            owners.map((owner) => [link(toTypeUrl(contract, owner, name), code(owner))]),
            ', ',
          ),
          [text(toDirections(source, owners))],
        ]),
      ),
    ],
  };
}

function listFields({ types }: Source): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  types.forEach((type) =>
    type.fields.forEach(({ name }) => owners.set(name, [...(owners.get(name) ?? []), type.name])),
  );
  return new Map([...owners].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function toDirections({ document }: Source, owners: string[]): string {
  const directions = new Set(owners.map((owner) => findDirection(document, owner)));
  const sent = directions.has('request') || directions.has('both');
  const returned = directions.has('response') || directions.has('both');
  if (sent && returned) return 'requests and responses';
  if (sent) return 'requests';
  return returned ? 'responses' : 'no documented endpoint';
}
