// `npm test -- openapi-tools`: runs the tools of others on the documents and collections that the site
// publishes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { findHurl, installHurl } from './run/hurl.mjs';
import { ensurePackages, fail, run, step } from './run/steps.mjs';

const FOLDER = 'tests/contract/openapi-tools';
const DOCUMENTS = path.resolve('reports/openapi');

await ensurePackages();
await ensureTools();
await writeFiles();
const sandbox = await startSandbox();
const tools = ['npm', '--prefix', FOLDER, 'start', '--silent', '--', DOCUMENTS, sandbox.url];
try {
  process.exitCode = await run(tools);
} finally {
  sandbox.stop();
}

/** Hurl is no package of npm. */
async function ensureTools() {
  if (!findHurl() && !(await step('Installing Hurl', async () => installHurl()))) {
    console.log('SKIPPED: hurl is not installed, and Debian offers no package of it here.');
  }
  await ensurePackages({ folder: FOLDER, title: 'Installing the tools', name: 'The tools' });
}

async function writeFiles() {
  const written = await run(['npx', 'tsx', 'tools/openapi-tools/write-files.ts', DOCUMENTS]);
  if (written !== 0) fail(`${DOCUMENTS} could not be written.`);
}

/** The sandbox that `npm run sandbox` starts, on a free port. */
function startSandbox() {
  const args = ['--import', 'tsx', 'tools/sandbox.ts', '--port=0'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const url = /running at (http:\S+)/.exec(String(data))?.[1];
      if (url) resolve({ url, stop: () => child.kill() });
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The sandbox exited with code ${code}.`)));
  });
}
