// `npm start`: serves the site on http://localhost:3000. Before that it installs what is missing and
// builds if anything has changed since the last build; `npm start -- --rebuild` always builds.
import { build, isBuilt } from './run/build.mjs';
import { ensureFree, readPort } from './run/port.mjs';
import { ensurePackages, fail, run } from './run/steps.mjs';

// The server stops itself on Ctrl+C; this process only waits for it.
process.on('SIGINT', () => {});

// First, because a port in use would make everything else useless.
await checkPort().catch((error) => fail(error.message));
await ensurePackages();
if (process.argv.includes('--rebuild')) {
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
process.exit(await run(['npx', 'tsx', 'scripts/serve.ts']));

async function checkPort() {
  await ensureFree(readPort(process.env.PORT));
}
