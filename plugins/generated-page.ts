import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printPage } from '#docs-model/pages/page';
import type { Page } from '#docs-model/pages/page';

/**
 * Writes a page that is no page of a docs instance: `src/pages/_<name>.mdx`, which a component there
 * shows, and `_<name>.markdown.mdx`, from which its Markdown version is printed.
 */
export async function writeGeneratedPage(siteDir: string, page: Page): Promise<void> {
  const text = printPage(page);
  const file = path.join(siteDir, 'src/pages', `_${page.file}`);
  await writeIfChanged(`${file}.markdown.mdx`, text);
  await writeIfChanged(`${file}.mdx`, toPartial(text, page.frontMatter));
}

/** A page that a component shows has exports instead of front matter, which Docusaurus ignores there. */
function toPartial(text: string, { title, description }: Page['frontMatter']): string {
  const exported = `export const page = ${JSON.stringify({ title, description })};\n\n`;
  return text.replace(/^---\n[\s\S]*?\n---\n+/, exported);
}

/** An unchanged file keeps its time, so that the cache of the build is used. */
async function writeIfChanged(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}
