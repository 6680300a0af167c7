import { mkdirSync, readFileSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { forgetFingerprint, readFingerprint, storeFingerprint } from './fingerprint.mjs';
import { fail, run, step } from './steps.mjs';

/** What the build printed. A test reads it, because a warning counts as an error here. */
export const BUILD_LOG = 'reports/build.log';

const DOWNLOADS_LOG = 'reports/downloads.log';
const COMPRESS_LOG = 'reports/compress.log';
const PDF_LOG = 'reports/pdf.log';
const BUNDLE_LOG = 'reports/bundle.log';

/**
 * Builds the site, or the one whose folder is added. Started by Node itself, which is half a second
 * sooner than through npx. By default V8 lets its heap grow to nearly three times what is in use:
 * 1,000 pages then need 2.9 GB, and with this limit 2.5 GB.
 */
export const SITE_COMMAND = [
  ...['node', '--heap-growing-percent=40'],
  ...['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
];
const toCommand = (script) => ['node', '--import', 'tsx', script];

/**
 * Builds the site into `build/`, with compressed files, headers for its host, and the offline copy;
 * with `PDFS=linked` also the PDFs and the links to them, which takes a browser and a minute more.
 */
export async function build() {
  mkdirSync('reports', { recursive: true });
  forgetFingerprint();
  const fingerprint = readFingerprint();
  await runStep('Building the site', SITE_COMMAND, BUILD_LOG);
  const downloads = toCommand('scripts/downloads.ts');
  await runStep('Bundling the scripts for Node.js', downloads, DOWNLOADS_LOG);
  if (process.env.PDFS === 'linked') {
    const env = { CHROME_PATH: await ensureBrowser() };
    await runStep('Printing the PDFs', toCommand('scripts/pdf.ts'), PDF_LOG, env);
  }
  // Neither reads what the other writes.
  await Promise.all([
    runStep('Compressing', toCommand('scripts/finish-build.ts'), COMPRESS_LOG),
    runStep('Packing the offline copy', toCommand('scripts/bundle.ts'), BUNDLE_LOG),
  ]);
  storeFingerprint(fingerprint);
}

async function runStep(title, command, log, env = {}) {
  if ((await step(title, () => run(command, { log, env }))) === 0) return;
  fail(`${readFileSync(log, 'utf8')}\nThe site could not be built. See the errors above.`);
}
