import { existsSync } from 'node:fs';
import { freezeVersion, readVersion } from './freeze-version';
import { fail } from '../run/steps.mjs';

/** `npm run docs:version -- <product> <version>`: freezes what a product's pages say today. */
async function main(): Promise<void> {
  // It may be started in the folder of a site, too.
  const site = existsSync('docusaurus.config.ts') ? '.' : 'site';
  const { product, version } = await readVersion(process.argv.slice(2), site);
  const count = await freezeVersion(product, version, site);
  console.log(
    `Froze ${count} pages of ${product.title} as version ${version}. The next build serves them at ` +
      `/${product.route}/${version}/. Commit what it wrote into ${site}/${product.id}_*.`,
  );
}

main().catch((error: Error) => fail(error.message));
