import type { PhrasingContent, RootContent } from 'mdast';
import { heading, join, link, paragraph, text } from '#docs-model/mdx/blocks';
import { toText } from '#docs-model/search/to-text';
import type { Product } from '#products';
import { provider } from '#provider';
import type { OpenQuestion } from '#docs-model/facts/list-page-questions';
import type { Page } from './page';

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
      sidebar_label: 'Open questions',
      description:
        `What these pages leave open about ${product.title}: each question with the place it ` +
        `concerns and a prepared e-mail to ${provider.name}.`,
      keywords: ['open questions', 'unknown', 'unspecified', 'undocumented', 'support', 'contact'],
      sidebar_position: -1900,
    },
    content: [
      paragraph(
        text(
          `The pages on ${product.title} do not answer the questions below. ` +
            'If your integration depends on one of them, send the e-mail prepared beside it ' +
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
