// `npm start`: serves the site on http://localhost:3000. Before that it installs what is missing, and
// builds when anything has changed since the last build; `npm start -- --rebuild` builds in any case.
import { build } from './run/build.mjs';
import { isBuilt } from './run/fingerprint.mjs';
import { ensurePackages } from './run/packages.mjs';
import { ensureFree, readPort } from './run/port.mjs';
import { fail, run } from './run/steps.mjs';

// The server ends itself on Ctrl-C; this process only waits for it.
process.on('SIGINT', () => {});

// Before all that takes time: a port that is in use would make it useless.
await checkPort().catch((error) => fail(error.message));
await ensurePackages();
if (process.argv.includes('--rebuild')) {
  console.log('Building anew, as told by --rebuild.');
  await build();
} else if (isBuilt()) {
  console.log(
    'Nothing has changed since the last build, so it is served as it is. ' +
      'To build anew: npm start -- --rebuild',
  );
} else {
  console.log('There is no build of these files yet: building first, which takes a minute or two.');
  await build();
}
process.exit(await run(['npx', 'tsx', 'scripts/serve.ts']));

async function checkPort() {
  await ensureFree(readPort(process.env.PORT));
}
