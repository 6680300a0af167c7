import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadEntries } from '#docs-model/changes/load-entries';
import type { ChangeEntry } from '#docs-model/changes/load-entries';
import { printFeed, toFeedPath } from '#docs-model/changes/feed';
import { toChangesPage } from '#docs-model/changes/page';
import type { Page } from '#docs-model/pages/page';
import { printPage } from '#docs-model/pages/page';
import { products } from '#products';

/** What `src/pages/changes.tsx` shows, and what its Markdown version is printed from. */
const PAGE = 'src/pages/_changes.mdx';
const MARKDOWN = 'src/pages/_changes.markdown.mdx';

/** The page `/changes/`, made from the files `changes.yaml`, and its Atom feeds. */
export default function changes({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin<ChangeEntry[]> {
  const site = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  return {
    name: 'changes',
    async loadContent() {
      const entries = await loadEntries();
      const page = await toChangesPage(entries);
      const text = await printPage(page);
      await writeIfChanged(path.join(siteDir, MARKDOWN), text);
      await writeIfChanged(path.join(siteDir, PAGE), toPartial(text, page.frontMatter));
      return entries;
    },
    getPathsToWatch: () =>
      ['contract/*/changes.yaml', 'content/changes.yaml'].map((file) => path.join(siteDir, file)),
    async postBuild({ content: entries, outDir }) {
      await mkdir(path.join(outDir, 'changes'), { recursive: true });
      for (const product of [undefined, ...products]) {
        const text = await printFeed(entries, { site, ...(product && { product }) });
        await writeFile(path.join(outDir, toFeedPath(product)), text);
      }
    },
  };
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
