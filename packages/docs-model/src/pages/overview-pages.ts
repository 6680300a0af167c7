import type { PhrasingContent, RootContent } from 'mdast';
import type { FieldDoc } from '@docs/openapi';
import { describeIncoming, findDirection } from '@docs/openapi';
import { toSlug } from '@docs/utils';
import type { Source } from '../facts/source';
import { toOperationUrl, toReferenceRoute, toTypeUrl } from '../links/link-targets';
import {
  code,
  element,
  heading,
  joinPhrases,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  parseBlocks,
} from '../mdx/blocks';
import { findProductOf, hasConsoles } from '../find-product';
import { interactiveReference } from '@docs/vendor';
import { buildEndpointList, buildOperationSection } from './operation-section';
import { describeWithNames } from '../page';
import type { Page } from '../page';

/** The entrance to a reference, and a page for each group of operations that the contract names. */
export function buildOverviewPages(source: Source): Page[] {
  return [buildIndexPage(source), ...buildGroupPages(source)];
}

function buildIndexPage(source: Source): Page {
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
      ...parseBlocks(document.info.description ?? ''),
      ...describeIncoming(document, document.webhooks).flatMap(parseBlocks),
      ...buildInteractiveReference(source),
      ...(hasGroupPages
        ? document.tags.flatMap((tag) => buildGroupSummary(source, tag.name))
        : buildGroupContent(source, operations)),
      heading(2, 'types', text('Types')),
      ...buildTypeLists(source),
      paragraph(
        text('Looking for a field? '),
        link(`${toReferenceRoute(source.contract)}fields/`, text('All fields from A to Z')),
        text('.'),
      ),
    ],
  };
}

function buildInteractiveReference({ contract }: Source): RootContent[] {
  if (!hasConsoles(contract)) return [];
  return [
    paragraph(
      link(interactiveReference.to, text(interactiveReference.label)),
      text(': fill in, send, and copy every request in your browser.'),
    ),
  ];
}

function buildGroupSummary(source: Source, group: string): RootContent[] {
  const { contract, document } = source;
  const tag = document.tags.find(({ name }) => name === group);
  const page = tag?.['x-page'];
  const operations = source.operations.filter((operation) => operation.group === group);
  const title =
    page === undefined ? text(group) : link(`${toReferenceRoute(contract)}${page}/`, text(group));
  return [
    heading(2, toSlug(group), title),
    ...parseBlocks(tag?.description ?? ''),
    buildEndpointList(
      operations.map((operation) => ({
        operation,
        url: toOperationUrl(contract, document, operation),
      })),
    ),
  ];
}

function buildTypeLists(source: Source): RootContent[] {
  const groups = [...source.document.tags.map(({ name }) => name), 'Common'];
  return [
    list(
      groups.flatMap((group) => {
        const links = buildTypeLinks(source, group);
        return links.length === 0 ? [] : [[strong(group), text(': '), ...links]];
      }),
    ),
  ];
}

function buildTypeLinks({ contract, types }: Source, group: string): PhrasingContent[] {
  const members = types.filter((type) => type.group === group);
  return joinPhrases(
    members.map(({ name }) => [link(toTypeUrl(contract, name), code(name))]),
    ', ',
  );
}

function buildGroupTypes(source: Source, group: string): RootContent[] {
  const links = buildTypeLinks(source, group);
  return links.length === 0 ? [] : [heading(2, 'types', text('Types')), paragraph(...links)];
}

function buildGroupPages(source: Source): Page[] {
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
            `${findProductOf(source.contract).title} reference`,
            ': parameters, bodies, and errors of',
            operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`),
          ),
          keywords: operations.flatMap(({ path, id }) => [path, id]),
          eyebrow: `Endpoints · ${source.document.info.title} ${source.document.info.version}`,
          sidebar_group: 'Endpoints',
          sidebar_position: index - 1000,
          exchanges: true,
        },
        content: [
          ...parseBlocks(tag.description ?? ''),
          ...buildGroupContent(source, operations),
          ...buildGroupTypes(source, tag.name),
        ],
      },
    ];
  });
}

function buildGroupContent(source: Source, operations: Source['operations']): RootContent[] {
  return [
    buildEndpointList(operations.map((operation) => ({ operation, url: `#${operation.id}` }))),
    ...operations.flatMap((operation) => buildOperationSection(source, operation)),
  ];
}

/** The index of all fields and keys: who has them, and whether they are sent or returned. */
export function buildFieldsPage(source: Source): Page {
  const { contract, document } = source;
  const fields = listFields(source);
  const letters = [...new Set([...fields.keys()].map((name) => name.charAt(0).toLowerCase()))].join(
    '',
  );
  return {
    file: 'reference/fields',
    frontMatter: {
      title: 'Fields A–Z',
      description:
        `All ${fields.size} field and key names in the ${document.info.title} ${document.info.version}, with ` +
        'the types they belong to and whether you send or receive them.',
      keywords: ['fields', 'index', 'properties', 'attributes', 'names'],
      sidebar_position: -2000,
    },
    content: [
      paragraph(
        text('Find a field by name. Each link goes to its permanent anchor in the reference.'),
      ),
      element('Filter', { label: 'Filter the fields', letters }, [
        table(
          ['Field', 'Belongs to', 'Occurs in'],
          [...fields].map(([name, owners]) => [
            [code(name)],
            joinPhrases(
              owners.map(({ type, field = name }) => [
                link(
                  toTypeUrl(contract, type, field),
                  code(field === name ? type : `${type}.${field}`),
                ),
              ]),
              ', ',
            ),
            [text(describeDirections(source, owners))],
          ]),
        ),
      ]),
    ],
  };
}

/** A type with the field, or a field of it that is a map with the key. */
interface Owner {
  type: string;
  field?: string;
}

function listFields({ types }: Source): Map<string, Owner[]> {
  const owners = new Map<string, Owner[]>();
  const add = (name: string, owner: Owner) =>
    owners.set(name, [...(owners.get(name) ?? []), owner]);
  types.forEach((type) =>
    type.fields.forEach((field) => {
      add(field.name, { type: type.name });
      listKeys(field).forEach((key) => add(key, { type: type.name, field: field.name }));
    }),
  );
  return new Map([...owners].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Keys of a map of strings, such as `wikidataId` in `feats`, which only its description names. */
function listKeys({ schema, description }: FieldDoc): string[] {
  const { additionalProperties: values } = schema;
  if (typeof values !== 'object' || values.type !== 'string') return [];
  const names = Array.from(description.matchAll(/`([a-z]\w*)`/gi), ([, name = '']) => name);
  return names.filter((name) => name !== 'true' && name !== 'false');
}

function describeDirections({ document }: Source, owners: Owner[]): string {
  const directions = new Set(owners.map(({ type }) => findDirection(document, type)));
  const sent = directions.has('request') || directions.has('both');
  const returned = directions.has('response') || directions.has('both');
  if (sent && returned) return 'requests and responses';
  if (sent) return 'requests';
  return returned ? 'responses' : 'no documented endpoint';
}
