import type { Element, Root } from 'hast';
import type { SecurityScheme, Tag } from '#contract/openapi';
import { toTypeAddress } from '#docs-model/links/link-targets';
import { provider } from '#provider';
import { renderFirstRequest } from './first-request';
import { toAnchor } from '#docs-model/mdx/blocks';
import type { Source } from '#docs-model/facts/source';
import { renderFigure } from './figure';
import { h } from './hast';
import type { Child } from './hast';
import { renderBlocks } from './markdown';
import { renderHeadingLink } from './heading-link';
import { renderOperation } from './operation';
import { listUnusedTypes } from '#docs-model/facts/unused-types';

/** The page below its heading: key, calls by group, and the types that no call names. */
export function renderReference(source: Source, downloads: { label: string; to: string }[]): Root {
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
            renderOriginal(),
            renderLegend(),
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

function renderDownload({ label, to }: { label: string; to: string }): Child {
  return h('a', { class: 'button', href: to, download: true }, label);
}

/** Whose document this is; the site calls no server, so readers fetch the original themselves. */
function renderOriginal(): Child {
  return h(
    'p',
    { class: 'small' },
    `${provider.name} publishes its own document of this API, Assistant V2. Its URL has the form `,
    h('code', {}, provider.document.url),
    '; that the host is the one of the API is inferred. This page renders a restatement of it, which is ' +
      'kept in the sources of this site and fetches nothing. The operation IDs are ours: the original ' +
      'has others, such as ',
    h('code', {}, 'search_1'),
    '.',
  );
}

function renderLegend(): Child {
  return h(
    'p',
    { class: 'small' },
    h('b', {}, 'Not documented'),
    ' marks what is not publicly known: ',
    h('a', { href: `mailto:${provider.contact}` }, `ask ${provider.name}`),
    '. ',
    h('b', {}, 'Inferred'),
    ' marks what this documentation concluded itself from public facts.',
  );
}

function renderAuthentication({ document }: Source): Element {
  const schemes = Object.values(document.components.securitySchemes ?? {});
  return h(
    'section',
    { id: 'authentication' },
    h(
      'div',
      { class: 'words' },
      h('h2', {}, renderHeadingLink('authentication', 'Authentication')),
      schemes.map(({ name, description = '', in: where = '' }) => [
        h('p', {}, 'Send your key with every call, in the ', where, ' ', h('code', {}, name), '.'),
        renderBlocks(description),
      ]),
      document.servers.map(({ description = '' }) => renderBlocks(description)),
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

/** @example 'X-API-Key: <YOUR_API_KEY>' */
function toHeader({ name, 'x-value': value = provider.key.placeholder }: SecurityScheme): string {
  return `${name}: ${value}`;
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

/** @example toGroupId('Editorial tags'); // 'group-editorial-tags' */
function toGroupId(name: string): string {
  return `group-${toAnchor(name)}`;
}

function renderUnusedTypes({ contract, ...source }: Source): Element[] {
  const types = listUnusedTypes(source);
  if (types.length === 0) return [];
  return [
    h(
      'section',
      { id: 'further-types' },
      h(
        'div',
        { class: 'words' },
        h('h2', {}, renderHeadingLink('further-types', 'Further types')),
        h('p', {}, 'The contract declares them, and no call above names them.'),
        h(
          'dl',
          { class: 'fields' },
          types.map(({ name, description }) =>
            h(
              'div',
              {},
              h('dt', {}, h('a', { href: toTypeAddress(contract, name) }, h('code', {}, name))),
              h('dd', {}, renderBlocks(description)),
            ),
          ),
        ),
      ),
    ),
  ];
}
