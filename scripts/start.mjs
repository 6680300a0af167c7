// `npm start`: installs what is missing, builds the site and serves it on http://localhost:3000.
import { build } from './run/build.mjs';
import { ensurePackages } from './run/packages.mjs';
import { run } from './run/steps.mjs';

// The server ends itself on Ctrl-C; this process only waits for it.
process.on('SIGINT', () => {});

await ensurePackages();
await build();
process.exit(await run(['npx', 'tsx', 'scripts/serve.ts']));
