import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'esbuild';

/** Smaller ones stay readable. */
const LEAST_BYTES = 50_000;

/** The last steps, 10 and 11, save 14 % and take four times as long. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/**
 * Keeps large JSON compressed until a script needs it: `curl` downloads a file as it is. The model of
 * the English language is most of the files that contain it.
 */
export const compressJson: Plugin = {
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
  const known = packed.get(path) ?? compress(json);
  packed.set(path, known);
  return known;
}

async function compress(json: Buffer): Promise<string> {
  const bytes = await promisify(brotliCompress)(json, { params: PARAMS });
  const unpacked = `require('node:zlib').brotliDecompressSync(Buffer.from('${bytes.toString('base64')}', 'base64'))`;
  return `JSON.parse(${unpacked}.toString())`;
}
