import path from 'node:path';
import { writeIfChanged } from '#docs-model/pages/node/write-pages';
import { printPage } from '#docs-model/pages/page';
import type { Page } from '#docs-model/pages/page';

/**
 * Writes a page that is no page of a docs instance: `src/pages/_<name>.mdx`, which a component there
 * shows, and `_<name>.markdown.mdx`, from which its Markdown version is printed.
 */
export async function writeGeneratedPage(siteDir: string, page: Page): Promise<void> {
  const text = printPage(page);
  const file = path.join(siteDir, 'src/pages', `_${page.file}`);
  await writeIfChanged({ file: `${file}.markdown.mdx`, text });
  await writeIfChanged({ file: `${file}.mdx`, text: toPartial(text, page.frontMatter) });
}

/** A page that a component shows has exports instead of front matter, which Docusaurus ignores there. */
function toPartial(text: string, { title, description }: Page['frontMatter']): string {
  const exported = `export const page = ${JSON.stringify({ title, description })};\n\n`;
  return text.replace(/^---\n[\s\S]*?\n---\n+/, exported);
}
