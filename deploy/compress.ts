import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|xml|txt|md|yaml)$/;

/** Below this a compressed file saves nothing: it fills one packet anyway. */
const LEAST_BYTES = 1024;

/** Hashed files are compressed once for many visits, pages anew with each build. */
const isWorthMore = (file: string, size: number): boolean =>
  size < 500_000 && /\.(js|css)$/.test(file);

const PAGE_QUALITY = 9;

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
  const quality = isWorthMore(file, content.length) ? constants.BROTLI_MAX_QUALITY : PAGE_QUALITY;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}
