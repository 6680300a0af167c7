import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadEntries } from '#docs-model/changes/load-entries';
import type { ChangeEntry } from '#docs-model/changes/load-entries';
import { printFeed, toFeedPath } from '#docs-model/changes/feed';
import { toChangesPage } from '#docs-model/changes/page';
import { products } from '#products';
import { writeGeneratedPage } from '../generated-page';

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
      await writeGeneratedPage(siteDir, await toChangesPage(entries));
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
