import { interactiveReference } from '@docs/geneea';
import { findProductOf, hasConsoles } from '../find-product';
import type { Source } from '../facts/source';
import { toReferenceRoute } from '../links/link-targets';
import { element, heading, link, paragraph, text } from '../mdx/blocks';
import { describeWithNames } from '../page';
import type { Page } from '../page';

/** The first page of an API for which nobody has written one. */
export function toApiOverview({ contract, document, operations }: Source): Page {
  const { title, summary } = findProductOf(contract);
  const reference = link(toReferenceRoute(contract), text('reference'));
  const consoles = link(interactiveReference.to, text(interactiveReference.label));
  return {
    file: 'reference/overview',
    frontMatter: {
      title,
      slug: '/',
      sidebar_label: 'Overview',
      description: describeWithNames(
        `Overview of the ${document.info.title} ${document.info.version}`,
        ', with its errors and a reference of',
        operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
      ),
      keywords: [title, 'overview', 'errors', 'reference'],
    },
    content: [
      paragraph(text(summary)),
      paragraph(
        text('The '),
        reference,
        text(' describes every endpoint, type, and field.'),
        ...(hasConsoles(contract)
          ? [text(' To send a request from your browser, open the '), consoles, text('.')]
          : []),
      ),
      heading(2, 'errors', text('Errors')),
      element('Errors', {}),
    ],
  };
}
