import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import {
  listLibraries,
  printBillOfMaterials,
  printLicenses,
} from '../../site/plugins/licenses/libraries';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Bundles a script with everything that it needs into one file, which Node.js 20 runs in an empty
 * folder. The licenses of its libraries are at its end, and beside it is their bill of materials:
 * `x.cdx.json` beside `x.mjs`.
 *
 * @param name of the file that it becomes
 * @param define values of constants that the script declares, as JSON can write them
 */
export async function bundleFile(
  entry: string,
  name: string,
  define: Record<string, unknown>,
): Promise<[name: string, text: string][]> {
  const { metafile, outputFiles } = await build({
    entryPoints: [entry],
    outfile: name,
    write: false,
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
    legalComments: 'none',
    plugins: [compressJson],
  });
  const libraries = listLibraries(Object.keys(metafile.inputs).map((name) => path.resolve(name)));
  const licenses = printLicenses(libraries, 'this file').replaceAll('*/', '* /');
  return [
    [name, `${outputFiles[0]!.text}/*\n${licenses}*/\n`],
    [name.replace(/\.mjs$/, '.cdx.json'), printBillOfMaterials(libraries, path.basename(name))],
  ];
}

/** Smaller ones stay readable. */
const LEAST_BYTES = 50_000;

/** The last steps, 10 and 11, save 14 % and take four times as long. */
export const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/**
 * Keeps large JSON compressed until a script needs it: `curl` downloads a file as it is. The model of
 * the English language is most of the files that contain it.
 */
const compressJson: Plugin = {
  name: 'compress-json',
  setup(build) {
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const json = await readFile(path);
      if (json.length < LEAST_BYTES) return undefined;
      return { contents: `module.exports = ${await pack(path, json)};` };
    });
  },
};

const packed = new Map<string, Promise<string>>();

/** An expression whose value is that of the JSON. Several bundles contain the same files. */
function pack(path: string, json: Buffer): Promise<string> {
  const expression = packed.get(path) ?? compress(json);
  packed.set(path, expression);
  return expression;
}

async function compress(json: Buffer): Promise<string> {
  const bytes = await promisify(brotliCompress)(json, { params: PARAMS });
  const unpacked = `require('node:zlib').brotliDecompressSync(Buffer.from('${bytes.toString('base64')}', 'base64'))`;
  return `JSON.parse(${unpacked}.toString())`;
}
