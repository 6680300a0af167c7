import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { provider } from '@docs/vendor';
import { listFiles } from '@docs/utils/node';
import { isRedirect } from '../../site/deploy/redirects';
import { describeSite, listPages } from '../../site/deploy/site';
import { finishPages, POLICY } from '../../site/plugins/page-template';
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

/** Packs the built site into one zip file to read and run offline. */
async function bundle(folder = path.resolve('build')): Promise<void> {
  ensureBuilt(folder);
  const copy = await mkdtemp(path.join(tmpdir(), 'docs-offline-'));
  try {
    await cp(folder, copy, {
      recursive: true,
      filter: (file) => isCopied(path.relative(folder, file).replaceAll(path.sep, '/')),
    });
    await writeFileStyles(copy);
    await rewritePages(copy);
    await writeFile(path.join(copy, 'README.txt'), README);
    await bundleFile('tools/bundle/serve.ts', path.join(copy, 'serve.mjs'), {});
    const zip = await pack(copy);
    await mkdir(path.join(folder, path.dirname(ZIP)), { recursive: true });
    await writeFile(path.join(folder, ZIP), zip);
    console.log(`${ZIP}: ${(zip.length / 1e6).toFixed(1)} MB`);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Nobody has a bookmark of a page of the copy, so it needs no redirects. */
function isCopied(name: string): boolean {
  return !LEFT_OUT.test(name) && !isRedirect(`/${name}/`);
}

async function writeFileStyles(copy: string): Promise<void> {
  for (const name of await listFiles(copy)) {
    if (!name.endsWith('.css')) continue;
    const styles = await readFile(path.join(copy, name), 'utf8');
    const changed = toFileStyles(styles);
    if (changed === styles) continue;
    await writeFile(path.join(copy, name.replace(/\.css$/, FILE_STYLES)), changed);
  }
}

async function rewritePages(copy: string): Promise<void> {
  const files = new Set(await listFiles(copy));
  // Pages link to the copy, too, which does not contain itself: that link leads to the site online.
  const page = { hasFile: (name: string) => files.has(name), site: provider.site, policy: POLICY };
  for (const file of listPages(copy)) {
    const name = path.relative(copy, file).replaceAll(path.sep, '/');
    const html = await readFile(file, 'utf8');
    await writeFile(file, rewritePage(html, { ...page, name }));
  }
  await finishPages(copy, describeSite(copy).pagePolicy);
}

async function pack(copy: string): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const name of await listFiles(copy)) {
    const content = await readFile(path.join(copy, name));
    files[`${TOP}/${name}`] = [content, { level: /\.(zip|png)$/.test(name) ? 0 : 6 }];
  }
  return zipSync(files, { mtime: NO_DATE });
}

bundle(process.argv[2]).catch((error: Error) => fail(error.message));
