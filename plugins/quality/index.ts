import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeIfChanged } from '#docs-model/pages/node/write-pages';
import { printPage } from '#docs-model/pages/page';
import { loadRecords, RECORD_FILES, requireCurrent } from '#docs-model/quality/load-records';
import { toQualityPage } from '#docs-model/quality/page';

/**
 * The page `/quality/`, made from the records of test runs, which are served beside it. A build stops
 * at a record that is missing or older than what it is about; the development server does not.
 */
export default async function quality({ siteDir }: LoadContext): Promise<Plugin> {
  const records = await loadRecords(siteDir);
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && process.env.OUTDATED_RECORDS !== 'allowed') requireCurrent(records);
  const file = path.join(siteDir, 'src/pages/quality.mdx');
  await writeIfChanged({ file, text: printPage(toQualityPage(records)) });
  return {
    name: 'quality',
    getPathsToWatch: () => Object.values(RECORD_FILES).map((file) => path.join(siteDir, file)),
    async postBuild({ outDir }) {
      await mkdir(path.join(outDir, 'quality'), { recursive: true });
      for (const [name, file] of Object.entries(RECORD_FILES)) {
        await copyFile(path.join(siteDir, file), path.join(outDir, 'quality', name));
      }
    },
  };
}
