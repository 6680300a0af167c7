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
