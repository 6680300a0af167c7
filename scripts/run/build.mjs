import { mkdirSync, readFileSync } from 'node:fs';
import { forgetFingerprint, readFingerprint, storeFingerprint } from './fingerprint.mjs';
import { fail, run, step } from './steps.mjs';

/** What the build printed. A test reads it, because a warning counts as an error here. */
export const BUILD_LOG = 'reports/build.log';

const MCP_LOG = 'reports/mcp-server.log';
const COMPRESS_LOG = 'reports/compress.log';
const BUNDLE_LOG = 'reports/bundle.log';
const WATCH_LOG = 'reports/contract-watch.log';
const WATCH_COMMAND = ['npx', 'tsx', 'scripts/contract-watch.ts'];

/** Builds the site into `build/`, with compressed files, headers for its host, and the offline copy. */
export async function build() {
  mkdirSync('reports', { recursive: true });
  forgetFingerprint();
  const fingerprint = readFingerprint();
  await runStep('Building the site', ['npx', 'docusaurus', 'build'], BUILD_LOG);
  await runStep('Bundling the MCP server', ['npx', 'tsx', 'scripts/mcp-server.ts'], MCP_LOG);
  await runStep('Bundling the contract check', WATCH_COMMAND, WATCH_LOG);
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
