import { freezeVersion, readVersion } from './docs-version/freeze-version';
import { fail } from './run/steps.mjs';

/** `npm run docs:version -- <product> <version>`: freezes what a product's pages say today. */
async function main(): Promise<void> {
  const { product, version } = await readVersion(process.argv.slice(2));
  const count = await freezeVersion(product, version);
  console.log(
    `Froze ${count} pages of ${product.title} as version ${version}. The next build serves them at ` +
      `/${product.route}/${version}/. Commit ${product.id}_versions.json, ` +
      `${product.id}_versioned_docs and ${product.id}_versioned_sidebars.`,
  );
}

main().catch((error: Error) => fail(error.message));
