import path from 'node:path';
import { provider } from '#provider';
import { bundleFile } from './downloads/bundle-file';

/** Bundles the check of recorded requests and responses: `build/downloads/contract-watch.mjs`. */
async function bundleWatch(folder = path.resolve('build')): Promise<void> {
  const file = path.join(folder, 'downloads/contract-watch.mjs');
  await bundleFile('scripts/contract-watch/node.ts', file, { SITE: provider.site });
}

bundleWatch(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
