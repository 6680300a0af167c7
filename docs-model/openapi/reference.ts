import type { Element, Root } from 'hast';
import type { OpenApiDocument, SecurityScheme, Tag } from '#contract/read/openapi';
import type { Source } from '#docs-model/facts/source';
import { listUnusedTypes } from '#docs-model/facts/occurrences';
import { toTypeUrl } from '#docs-model/links/link-targets';
import { toSlug } from '#contract/to-slug';
import { provider } from '#provider';
import { renderFirstRequest } from './examples';
import { drawType } from './fields';
import { h, renderBlocks, renderFigure, renderHeadingLink, renderPhrases } from './hast';
import type { Child } from './hast';
import { renderOperation } from './operation';

/** A file of the document. */
export interface Download {
  label: string;
  to: string;
}

/** The page below its heading: key, operations by group, and the types that no operation names. */
export function renderReference(source: Source, downloads: Download[]): Root {
  const { document } = source;
  return {
    type: 'root',
    children: [
      h(
        'div',
        { class: 'split first' },
        h(
          'div',
          {},
          h(
            'div',
            { class: 'intro' },
            renderBlocks(document.info.description ?? ''),
            h('p', { class: 'downloads' }, downloads.map(renderDownload)),
            h('p', { class: 'small' }, renderPhrases(ORIGINAL)),
          ),
          renderAuthentication(source),
        ),
        renderStart(source),
      ),
      ...document.tags.map((tag) => renderGroup(source, tag)),
      ...renderUnusedTypes(source),
    ],
  };
}

function renderDownload({ label, to }: Download): Child {
  return h('a', { class: 'button', href: to, download: true }, label);
}

function renderAuthentication({ document }: Source): Element {
  return h(
    'section',
    { id: 'authentication' },
    h(
      'div',
      { class: 'words' },
      h('h2', {}, renderHeadingLink('authentication', 'Authentication')),
      describeAuthentication(document).map(renderBlocks),
    ),
  );
}

/** What a first request needs, beside the introduction. */
function renderStart(source: Source): Element {
  const { servers, components } = source.document;
  return h(
    'div',
    { class: 'pair' },
    servers.map(({ url }) => renderFigure(['Server'], url)),
    Object.values(components.securitySchemes ?? {}).map((scheme) =>
      renderFigure(['Key'], toHeader(scheme)),
    ),
    renderFirstRequest(source),
  );
}

function renderGroup(source: Source, tag: Tag): Element {
  const id = toGroupId(tag.name);
  const operations = source.operations.filter(({ group }) => group === tag.name);
  return h(
    'section',
    { id },
    h(
      'div',
      { class: 'words' },
      h('h2', {}, renderHeadingLink(id, tag.name)),
      renderBlocks(tag.description ?? ''),
    ),
    operations.map((operation) => renderOperation(source, operation)),
  );
}

function renderUnusedTypes(source: Source): Element[] {
  const rows = listUnusedTypes(source).map((type) => {
    const link = h('a', { href: toTypeUrl(source.contract, type.name) }, h('code', {}, type.name));
    return h('div', {}, h('dt', {}, link), h('dd', {}, drawType(type, type.name).about));
  });
  if (rows.length === 0) return [];
  const heading = h('h2', {}, renderHeadingLink('further-types', 'Further types'));
  const list = h('dl', { class: 'fields' }, rows);
  const words = h('div', { class: 'words' }, heading, h('p', {}, FURTHER_TYPES), list);
  return [h('section', { id: 'further-types' }, words)];
}

// The words of `/openapi/` that are not in the contract, as Markdown: HTML and Markdown show them.

/** The document that the API itself publishes, and where this page's gaps are listed. */
export const ORIGINAL =
  `${provider.name} publishes the OpenAPI document of this API, Assistant V2, at a path of the form ` +
  `\`${provider.document.path}\`; its host and its name there are not confirmed. Its operation IDs differ ` +
  `from those on this page. [Details to confirm with ${provider.name}](/api_media2/reference/open-questions/) ` +
  'lists what this page leaves open.';

export const FURTHER_TYPES = 'The contract declares these types, but no endpoint above uses them.';

/** How to send the key, and what is known of the servers. */
export function describeAuthentication({ components, servers }: OpenApiDocument): string[] {
  const schemes = Object.values(components.securitySchemes ?? {});
  return [
    ...schemes.flatMap(({ name, description = '', in: where = '' }) => [
      `Send your key with every request, in the ${where} \`${name}\`.`,
      description,
    ]),
    ...servers.map(({ description = '' }) => description),
  ];
}

/** @example 'X-API-Key: <YOUR_API_KEY>' */
export function toHeader(scheme: SecurityScheme): string {
  return `${scheme.name}: ${scheme['x-value'] ?? provider.key.placeholder}`;
}

/** @example toGroupId('Editorial tags'); // 'group-editorial-tags' */
export function toGroupId(name: string): string {
  return `group-${toSlug(name)}`;
}
