// `npm test -- openapi-tools`: runs the tools of others on the documents and collections that the site
// publishes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensurePackages, ensureTools, fail, run } from './run/steps.mjs';

const FOLDER = 'tests/contract/openapi-tools';
const DOCUMENTS = path.resolve('reports/openapi');

await ensurePackages();
if (!(await ensureTools(FOLDER, 'Installing the tools'))) fail('The tools could not be installed.');
await writeFiles();
const sandbox = await startSandbox();
const tools = ['npm', '--prefix', FOLDER, 'start', '--silent', '--', DOCUMENTS, sandbox.url];
try {
  process.exitCode = await run(tools);
} finally {
  sandbox.stop();
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
