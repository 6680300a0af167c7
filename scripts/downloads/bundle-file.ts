import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import {
  listLibraries,
  printBillOfMaterials,
  printLicenses,
} from '../../plugins/licenses/libraries';
import { compressJson } from './compress-json';

/**
 * Bundles a script with everything that it needs into one file, which Node.js 20 runs in an empty
 * folder. The licenses of its libraries are at its end, and beside it is their bill of materials:
 * `x.cdx.json` beside `x.mjs`.
 *
 * @param define values of constants that the script declares, as JSON can write them
 */
export async function bundleFile(
  entry: string,
  file: string,
  define: Record<string, unknown>,
): Promise<void> {
  const { imports } = JSON.parse(await readFile('package.json', 'utf8')) as {
    imports: Record<string, string>;
  };
  await mkdir(path.dirname(file), { recursive: true });
  const { metafile } = await build({
    entryPoints: [entry],
    outfile: file,
    metafile: true,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Libraries that need it ask for it as CommonJS does.
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    alias: Object.fromEntries(
      Object.entries(imports).map(([name, target]) => [
        name.replace('/*', ''),
        path.resolve(target.replace(/\/\*\.ts$/, '')),
      ]),
    ),
    legalComments: 'none',
    plugins: [compressJson],
  });
  const libraries = listLibraries(Object.keys(metafile.inputs).map((name) => path.resolve(name)));
  const licenses = printLicenses(libraries, 'this file').replaceAll('*/', '* /');
  await appendFile(file, `/*\n${licenses}*/\n`);
  await writeFile(
    file.replace(/\.mjs$/, '.cdx.json'),
    printBillOfMaterials(libraries, path.basename(file)),
  );
}
