import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadEntries, printFeed, toFeedPath, buildChangesPage } from '@docs/docs-model/changes';
import type { ChangeEntry } from '@docs/docs-model/changes';
import { writeIfChanged, printPage } from '@docs/docs-model/pages';
import { withChanges } from '@docs/vendor';
import { findRepository } from '@docs/openapi/node';

/** The page `/changes/`, made from the files `changes.yaml`, and its Atom feeds. */
export default async function changes({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Promise<Plugin<ChangeEntry[]>> {
  const site = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  const writePage = async () => {
    const entries = await loadEntries();
    const page = await buildChangesPage(entries);
    const file = path.join(siteDir, 'src/pages', `${page.file}.mdx`);
    await writeIfChanged({ file, text: printPage(page) });
    return entries;
  };
  // Before the plugin of pages lists its files.
  await writePage();
  return {
    name: 'changes',
    loadContent: writePage,
    getPathsToWatch: () => [path.join(findRepository(), 'contracts/*/changes.yaml')],
    async postBuild({ content: entries, outDir }) {
      await mkdir(path.join(outDir, 'changes'), { recursive: true });
      for (const product of [undefined, ...withChanges]) {
        const text = await printFeed(entries, { site, ...(product && { product }) });
        await writeFile(path.join(outDir, toFeedPath(product)), text);
      }
    },
  };
}
