import { mkdirSync, readFileSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { forgetFingerprint, readFingerprint, storeFingerprint } from './fingerprint.mjs';
import { fail, run, step } from './steps.mjs';

/** What the build printed. A test reads it, because a warning counts as an error here. */
export const BUILD_LOG = 'reports/build.log';

const DOWNLOADS_LOG = 'reports/downloads.log';
const DOWNLOADS_COMMAND = ['npx', 'tsx', 'scripts/downloads.ts'];
const COMPRESS_LOG = 'reports/compress.log';
const PDF_LOG = 'reports/pdf.log';
const BUNDLE_LOG = 'reports/bundle.log';

/** Most of what a build makes is short-lived: a larger young generation saves a sixth of its time. */
const LARGE_YOUNG_GENERATION = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};

/**
 * Builds the site into `build/`, with compressed files, headers for its host, and the offline copy;
 * with `PDFS=linked` also the PDFs and the links to them, which takes a browser and a minute more.
 */
export async function build() {
  mkdirSync('reports', { recursive: true });
  forgetFingerprint();
  const fingerprint = readFingerprint();
  const site = ['npx', 'docusaurus', 'build'];
  await runStep('Building the site', site, BUILD_LOG, LARGE_YOUNG_GENERATION);
  await runStep('Bundling the scripts for Node.js', DOWNLOADS_COMMAND, DOWNLOADS_LOG);
  if (process.env.PDFS === 'linked') {
    const env = { CHROME_PATH: await ensureBrowser() };
    await runStep('Printing the PDFs', ['npx', 'tsx', 'scripts/pdf.ts'], PDF_LOG, env);
  }
  // Neither reads what the other writes.
  await Promise.all([
    runStep('Compressing', ['npx', 'tsx', 'scripts/finish-build.ts'], COMPRESS_LOG),
    runStep('Packing the offline copy', ['npx', 'tsx', 'scripts/bundle.ts'], BUNDLE_LOG),
  ]);
  storeFingerprint(fingerprint);
}

async function runStep(title, command, log, env = {}) {
  if ((await step(title, () => run(command, { log, env }))) === 0) return;
  fail(`${readFileSync(log, 'utf8')}\nThe site could not be built. See the errors above.`);
}
