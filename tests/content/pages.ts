import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** A page that a person wrote, as it is in `site/content/`. */
export interface ContentPage {
  file: string;
  frontMatter: Record<string, unknown>;
  body: string;
}

/** Pages that the build makes from the contracts are left out: they have no writer. */
const GENERATED = /\/(reference|guide\/code)\//;

export function readContent(): ContentPage[] {
  return readdirSync('site/content', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('site/content', file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.mdx') && !GENERATED.test(file))
    .sort()
    .map((file) => {
      const { data, content } = matter(readFileSync(file, 'utf8'));
      return { file, frontMatter: data, body: content };
    });
}

/** Without code, where every word is allowed. */
export function toProse(body: string): string {
  return body.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
}
