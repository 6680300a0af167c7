import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import { provider } from '@docs/vendor';
import { listFiles } from '@docs/utils/node';
import { isRedirect } from '../../site/deploy/redirects';
import { hashInlineScripts, printContentSecurityPolicy } from '../../site/deploy/site';
import { FILE_STYLES, rewritePage, toFileStyles } from './rewrite-page';
import { bundleFile } from '../downloads/bundle-file';
import { ensureBuilt, fail } from '../run/steps.mjs';

/** The offline copy, below the folder of the site. */
const ZIP = 'downloads/docs-offline.zip';

/** Files that only hosts and search engines need. */
const LEFT_OUT =
  /(^|\/)(_headers|robots\.txt|sitemap\.xml)$|\.(br|gz)$|^downloads\/docs-offline\.zip$/;

/** The folder in the zip file. */
const TOP = 'docs-offline';

/** The same bytes on every day. */
const NO_DATE = new Date(1980, 0, 1);

const README = `${provider.name} API docs, offline copy

Everything works, the sandbox, the search, and the consoles included, if a server runs:

    node serve.mjs                                   with Node.js 20 or later
    python3 -m http.server 3000 --bind 127.0.0.1     without Node.js

Then open http://localhost:3000, which only this computer reaches. node serve.mjs --port 8080 serves
on another port, --host 0.0.0.0 for other computers, too. To read only, open index.html.

The current documentation is at ${provider.site}/.
`;

/** Files by their names. */
type Files = Map<string, Buffer>;

/** Packs the built site into one zip file to read and run offline. */
async function bundle(folder = path.resolve('build')): Promise<void> {
  ensureBuilt(folder);
  const [files, scripts] = await Promise.all([
    readSite(folder),
    bundleFile('tools/bundle/serve.ts', 'serve.mjs', {}),
  ]);
  addFileStyles(files);
  rewritePages(files);
  for (const [name, text] of [...scripts, ['README.txt', README] as const]) {
    files.set(name, Buffer.from(text));
  }
  const zip = pack(files);
  await mkdir(path.join(folder, path.dirname(ZIP)), { recursive: true });
  await writeFile(path.join(folder, ZIP), zip);
  console.log(`${ZIP}: ${(zip.length / 1e6).toFixed(1)} MB`);
}

async function readSite(folder: string): Promise<Files> {
  const names = (await listFiles(folder)).filter(isCopied);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
    ),
  );
}

/** Nobody has a bookmark of a page of the copy, so it needs no redirects. */
function isCopied(name: string): boolean {
  return !LEFT_OUT.test(name) && !isRedirect(`/${path.posix.dirname(name)}/`);
}

function addFileStyles(files: Files): void {
  for (const [name, content] of [...files]) {
    if (!name.endsWith('.css')) continue;
    const styles = content.toString();
    const changed = toFileStyles(styles);
    if (changed === styles) continue;
    files.set(name.replace(/\.css$/, FILE_STYLES), Buffer.from(changed));
  }
}

function rewritePages(files: Files): void {
  // Pages link to the copy, too, which does not contain itself: that link leads to the site online.
  const page = {
    hasFile: (name: string) => files.has(name),
    site: provider.site,
    policy: POLICY,
  };
  const pages = [...files]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, html]) => [name, rewritePage(html.toString(), { ...page, name })] as const);
  const policy = printContentSecurityPolicy(hashInlineScripts(pages.map(([, html]) => html)));
  for (const [name, html] of pages) files.set(name, Buffer.from(html.replace(POLICY, policy)));
}

/** Until the scripts of all pages are known. */
const POLICY = '{{policy}}';

function pack(files: Files): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const name of [...files.keys()].sort()) {
    const file = new DeflatedFile(`${TOP}/${name}`);
    zip.add(file);
    file.push(files.get(name)!, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

/** Compressed by Node.js, which takes a third of the time of the library's own JavaScript. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8;
  override mtime = NO_DATE;

  protected override process(content: Uint8Array, isFinal: boolean): void {
    this.ondata(null, deflateRawSync(content), isFinal);
  }
}

bundle(process.argv[2]).catch((error: Error) => fail(error.message));
