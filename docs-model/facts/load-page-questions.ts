import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import { parseMdx } from '#docs-model/mdx/parse-mdx';
import { GENERATED_MARK } from '#docs-model/pages/print-page';
import type { Product } from '#products';
import { products } from '#products';
import { listPageQuestions } from './list-page-questions';
import type { OpenQuestion } from './list-page-questions';
import { toPath } from './load-guides';

/**
 * Reads the questions that the written pages of a product mark, with those of products that are
 * listed with it: the knowledge base is served by the Media API.
 *
 * @param content the folder that contains one folder per product
 */
export async function loadPageQuestions(
  product: Product,
  content = 'content',
): Promise<OpenQuestion[]> {
  const listed = products.filter(
    ({ id, questionsListedBy = id }) => questionsListedBy === product.id,
  );
  const questions = await Promise.all(
    listed.map(({ id, route }) => readQuestions(path.join(content, id), route)),
  );
  return questions.flat();
}

async function readQuestions(folder: string, route: string): Promise<OpenQuestion[]> {
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
