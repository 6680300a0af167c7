// Plain Node: `npm start` looks for changes before any package is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { fail, run, step } from './steps.mjs';

/**
 * Builds the site. Started by Node itself, which is half a second
 * sooner than through npx. By default V8 lets its heap grow to nearly three times what is in use:
 * 1,000 pages then need 2.9 GB, and with this limit 2.5 GB.
 */
const SITE_COMMAND = [
  ...['node', '--heap-growing-percent=40'],
  ...['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
];
const toCommand = (script) => ['node', '--import', 'tsx', script];

/**
 * Builds the site into `build/`, with compressed files, headers for its host, and the offline copy;
 * with `PDFS=linked` also the PDFs and the links to them, which takes a browser and a minute more.
 */
export async function build() {
  mkdirSync('reports', { recursive: true });
  forgetFingerprint();
  const fingerprint = readFingerprint();
  // A test reads this log, because a warning counts as an error here.
  await runStep('Building the site', SITE_COMMAND, 'reports/build.log');
  const downloads = toCommand('scripts/downloads.ts');
  await runStep('Bundling the scripts for Node.js', downloads, 'reports/downloads.log');
  if (process.env.PDFS === 'linked') {
    const env = { CHROME_PATH: await ensureBrowser() };
    await runStep('Printing the PDFs', toCommand('scripts/pdf.ts'), 'reports/pdf.log', env);
  }
  // Neither reads what the other writes.
  await Promise.all([
    runStep('Compressing', toCommand('scripts/finish-build.ts'), 'reports/compress.log'),
    runStep('Packing the offline copy', toCommand('scripts/bundle.ts'), 'reports/bundle.log'),
  ]);
  storeFingerprint(fingerprint);
}

async function runStep(title, command, log, env = {}) {
  if ((await step(title, () => run(command, { log, env }))) === 0) return;
  fail(`${readFileSync(log, 'utf8')}\nThe site could not be built. See the errors above.`);
}

/** Beside what Docusaurus keeps between builds: `docusaurus clear` takes both away. */
const STORED = '.docusaurus/inputs.sha256';

/**
 * What a build is made from, as one number: all files but those that git ignores, which tools and
 * the build itself write, the version of Node, and whether the build makes the PDFs.
 *
 * @param {string} root
 */
export function readFingerprint(root = process.cwd()) {
  const isIgnored = readIgnored(root);
  const hash = createHash('sha256').update(`${process.version}\0${process.env.PDFS ?? ''}\0`);
  for (const file of listFiles(root, '', isIgnored)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether `build/` is made from the files that are here. */
export function isBuilt(root = process.cwd()) {
  const stored = path.join(root, STORED);
  if (!existsSync(stored) || !existsSync(path.join(root, 'build/index.html'))) return false;
  return readFileSync(stored, 'utf8') === readFingerprint(root);
}

/** To be called before a build: until it has succeeded, nothing is known about `build/`. */
export function forgetFingerprint(root = process.cwd()) {
  rmSync(path.join(root, STORED), { force: true });
}

/** @param {string} fingerprint as it was before the build: files may change while it runs */
export function storeFingerprint(fingerprint, root = process.cwd()) {
  const file = path.join(root, STORED);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}

/** In its own order: file systems list files as they like. */
function listFiles(root, folder, isIgnored) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .map((entry) => ({ entry, file: path.posix.join(folder, entry.name) }))
    .filter(({ entry, file }) => entry.name !== '.git' && !isIgnored(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, file }) => {
      if (entry.isDirectory()) return listFiles(root, file, isIgnored);
      return entry.isFile() ? [file] : [];
    });
}

/** Knows the patterns of our .gitignore: folders, at the root or anywhere, with `*` for one name. */
function readIgnored(root) {
  const file = path.join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const patterns = lines
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(toPattern);
  return (name) => patterns.some((pattern) => pattern.test(name));
}

function toPattern(line) {
  const escaped = line.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '[^/]*');
  return new RegExp(line.startsWith('/') ? `^${escaped.slice(1)}$` : `(^|/)${escaped}$`);
}
