import { interactiveReference } from '@docs/vendor';
import { findProductOf, hasConsoles } from '../find-product';
import type { Source } from '../facts/source';
import { toReferenceRoute } from '../links/link-targets';
import { element, parseBlocks } from '../mdx/blocks';
import { describeWithNames } from '../page';
import { describeAuthentication, describeServers } from './authentication';
import type { Page } from '../page';

/** The first page of an API for which nobody has written one. */
export function buildApiOverview({ contract, document, operations }: Source): Page {
  const { title, summary } = findProductOf(contract);
  const { label, to } = interactiveReference;
  const consoles = ` To send a request from your browser, open the [${label}](${to}).`;
  const more = hasConsoles(contract) ? consoles : '';
  const hasErrors = operations.some(({ errors }) => errors.length > 0);
  const reference = `[reference](${toReferenceRoute(contract)})`;
  return {
    file: 'reference/overview',
    frontMatter: {
      title,
      slug: '/',
      sidebar_label: 'Overview',
      description: describeWithNames(
        `Overview of the ${document.info.title} ${document.info.version}`,
        `, with ${hasErrors ? 'its errors and ' : ''}a reference of`,
        operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
      ),
      keywords: [title, 'overview', 'errors', 'reference'],
    },
    content: [
      ...parseBlocks(summary),
      ...parseBlocks(`The ${reference} describes every endpoint, type, and field.${more}`),
      ...parseBlocks('## Server'),
      ...describeServers(document),
      ...parseBlocks('## Authentication'),
      ...describeAuthentication(document),
      ...(hasErrors ? [...parseBlocks('## Errors'), element('Errors', {})] : []),
    ],
  };
}
