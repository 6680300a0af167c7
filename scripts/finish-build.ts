import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../deploy/compress';
import { delayPrograms } from '../deploy/late-programs';
import { addPolicy } from '../deploy/page-policy';
import { printFileHeaders } from '../deploy/print-file-headers';
import { describeSite } from '../deploy/site';

/** Written by plugins/page-programs. */
const PAGE_PROGRAMS = path.resolve('.docusaurus/page-programs.json');

/**
 * The last step of a build, when all pages are written: makes `build/` the one folder that a host
 * needs, with pages that paint before their programs start and carry their security policy,
 * compressed files and headers.
 */
async function finishBuild(folder = path.resolve('build')): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} contains no built site. Run: npm run build`);
  }
  const programs = JSON.parse(await readFile(PAGE_PROGRAMS, 'utf8')) as Record<string, string[]>;
  await delayPrograms(folder, programs);
  const site = describeSite(folder);
  await addPolicy(folder, site.pagePolicy);
  await writeFile(path.join(folder, '_headers'), printFileHeaders(site));
  const count = await compressFolder(folder);
  console.log(`Compressed ${count} files`);
}

finishBuild().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
