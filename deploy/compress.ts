import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|m?js|css|json|svg|xml|txt|md|yaml)$/;

/** Below this a compressed file saves nothing: it fills one packet anyway. */
const LEAST_BYTES = 1024;

/**
 * From 0 to 11. JavaScript bundles are downloaded most, so most work goes into them, but for those of
 * megabytes; the last step would save another 1 % of them and take three times as long. Above 7
 * pages gain 0.4 %, in ten times the time.
 */
const toQuality = (file: string, size: number): number =>
  size < 500_000 && /\.(js|css)$/.test(file) ? 10 : 7;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each text file of the built site, so that servers need not
 * compress.
 *
 * @returns number of files that were compressed
 */
export async function compressFolder(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compress(path.join(folder, name))),
  );
  return sizes.filter(Boolean).length;
}

async function compress(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: toQuality(file, content.length) };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}
