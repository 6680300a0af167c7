import type { Element, Root } from 'hast';
import type { Tag } from '#contract/openapi';
import { toTypeUrl } from '#docs-model/links/link-targets';
import { renderFirstRequest } from './examples';
import type { Source } from '#docs-model/facts/source';
import { h, renderBlocks, renderFigure, renderHeadingLink, renderPhrases } from './hast';
import type { Child } from './hast';
import {
  describeAuthentication,
  FURTHER_TYPES,
  ORIGINAL,
  toGroupId,
  toHeader,
} from './introduction';
import { drawType } from './fields';
import { renderOperation } from './operation';
import { listUnusedTypes } from '#docs-model/facts/type-facts';

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
        h('p', {}, FURTHER_TYPES),
        h(
          'dl',
          { class: 'fields' },
          types.map((type) => {
            const { name } = type;
            const link = h('a', { href: toTypeUrl(contract, name) }, h('code', {}, name));
            return h('div', {}, h('dt', {}, link), h('dd', {}, drawType(type, name).about));
          }),
        ),
      ),
    ),
  ];
}
