// `npm start`: serves the site on http://localhost:3000. Before that it installs what is missing and
// builds if anything has changed since the last build. `npm start -- --rebuild` always builds,
// `npm start -- --port 8080` serves on another port, `--host 0.0.0.0` for other computers, too.
import { readFileSync } from 'node:fs';
import { build, isBuilt } from './run/build.mjs';
import { ensureFree, readOptions } from './run/port.mjs';
import { ensurePackages, fail, run } from './run/steps.mjs';

// The server stops itself on Ctrl+C; this process only waits for it.
process.on('SIGINT', () => {});

const { node } = process.versions;
const recommended = readFileSync('.nvmrc', 'utf8').trim();
if (parseInt(node) < recommended) {
  console.log(
    `This is Node ${node}. 20.19 or later works, but contributors and CI use ${recommended}: nvm install`,
  );
}

// First, because a port in use would make everything else useless.
const { port, host, rebuild } = await readFreePort().catch((error) => fail(error.message));
await ensurePackages();
if (rebuild) {
  console.log('Rebuilding because of --rebuild.');
  await build();
} else if (isBuilt()) {
  console.log(
    'Nothing has changed since the last build, so it is served as is. ' +
      'To rebuild: npm start -- --rebuild',
  );
} else {
  console.log(
    'The files have changed or were never built. Building first, which takes a minute or two.',
  );
  await build();
}
const where = ['--port', String(port), '--host', host];
process.exit(await run(['node', '--import', 'tsx', 'tools/serve.ts', ...where]));

async function readFreePort() {
  const options = readOptions(process.argv.slice(2), { rebuild: { type: 'boolean' } });
  await ensureFree(options.port, options.host);
  return options;
}
