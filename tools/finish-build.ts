import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../site/deploy/compress';
import { printFileHeaders } from '../site/deploy/print-files';
import { printRedirect, redirects } from '../site/deploy/redirects';
import { describeSite } from '../site/deploy/site';
import { ensureBuilt, fail } from './run/steps.mjs';

/**
 * The last step of a build, when all pages are written: makes `build/` the one folder that a host
 * needs, with compressed files, headers, and redirects. The pages are what `docusaurus build` makes.
 */
async function finishBuild(folder = path.resolve('build')): Promise<void> {
  ensureBuilt(folder);
  await writeFile(path.join(folder, '_headers'), printFileHeaders(describeSite(folder)));
  for (const [from, to] of redirects) {
    await mkdir(path.join(folder, from), { recursive: true });
    await writeFile(path.join(folder, from, 'index.html'), printRedirect(to));
  }
  const count = await compressFolder(folder);
  console.log(`Compressed ${count} files`);
}

finishBuild(process.argv[2]).catch((error: Error) => fail(error.message));
