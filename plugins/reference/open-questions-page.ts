import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import type { PhrasingContent, RootContent } from 'mdast';
import type { Product } from '#products';
import { products } from '#products';
import { provider } from '#provider';
import { parseMdx } from '../local-search/parse-mdx';
import { toText } from '../local-search/to-text';
import { toPath } from './find-guides';
import type { OpenQuestion } from './list-questions';
import { listPageQuestions } from './list-questions';
import { heading, join, link, paragraph, text } from './markdown';
import type { Page } from './page';
import { GENERATED_MARK } from './print-page';

export const OPEN_QUESTIONS_FILE = 'reference/open-questions';

/**
 * Reads the questions that the written pages of a product mark. The knowledge base has no API of
 * its own: its questions are listed with those of the Media API, which serves it.
 *
 * @param content the folder that contains one folder per product
 */
export async function loadPageQuestions(
  product: Product,
  content = 'content',
): Promise<OpenQuestion[]> {
  const ids = product.id === 'api_media2' ? [product.id, 'gkb'] : [product.id];
  const questions = await Promise.all(ids.map((id) => readQuestions(path.join(content, id), id)));
  return questions.flat();
}

async function readQuestions(folder: string, id: string): Promise<OpenQuestion[]> {
  const { route } = products.find((product) => product.id === id)!;
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const files = entries.filter((entry) => entry.endsWith('.mdx')).sort();
  const questions = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(folder, file), 'utf8');
      if (source.includes(GENERATED_MARK) || !source.includes('<OpenQuestion>')) return [];
      const page = { title: String(matter(source).data.title), path: toPath(file, route) };
      return listPageQuestions(parseMdx(source), page);
    }),
  );
  return questions.flat();
}

/** One page per API with everything that the documentation cannot say for certain. */
export function toOpenQuestionsPage(
  product: Product,
  questions: { guides: OpenQuestion[]; reference: OpenQuestion[] },
): Page {
  return {
    file: OPEN_QUESTIONS_FILE,
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
