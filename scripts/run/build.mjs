import { mkdirSync, readFileSync } from 'node:fs';
import { forgetFingerprint, readFingerprint, storeFingerprint } from './fingerprint.mjs';
import { fail, run, step } from './steps.mjs';

/** What the build printed. A test reads it, because a warning counts as an error here. */
export const BUILD_LOG = 'reports/build.log';

const DOWNLOADS_LOG = 'reports/downloads.log';
const DOWNLOADS_COMMAND = ['npx', 'tsx', 'scripts/downloads.ts'];
const COMPRESS_LOG = 'reports/compress.log';
const BUNDLE_LOG = 'reports/bundle.log';

/** Builds the site into `build/`, with compressed files, headers for its host, and the offline copy. */
export async function build() {
  mkdirSync('reports', { recursive: true });
  forgetFingerprint();
  const fingerprint = readFingerprint();
  await runStep('Building the site', ['npx', 'docusaurus', 'build'], BUILD_LOG);
  await runStep('Bundling the scripts for Node.js', DOWNLOADS_COMMAND, DOWNLOADS_LOG);
  // Neither reads what the other writes.
  await Promise.all([
    runStep('Compressing', ['npx', 'tsx', 'scripts/finish-build.ts'], COMPRESS_LOG),
    runStep('Packing the offline copy', ['npx', 'tsx', 'scripts/bundle.ts'], BUNDLE_LOG),
  ]);
  storeFingerprint(fingerprint);
}

async function runStep(title, command, log) {
  if ((await step(title, () => run(command, { log }))) === 0) return;
  fail(`${readFileSync(log, 'utf8')}\nThe site could not be built. See the errors above.`);
}
