// Plain Node: `npm start` looks for changes before any package is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, run, step } from './steps.mjs';

/**
 * Builds the site. Started by Node itself, which is half a second sooner than through npx. By default V8 lets its heap grow to nearly three times what is in use:
 * 1,000 pages then need 2.9 GB, and with this limit 2.5 GB.
 */
const SITE_COMMAND = [
  ...['node', '--heap-growing-percent=40'],
  ...['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', 'site'],
  ...['--out-dir', path.resolve('build')],
];

/**
 * A test reads it, because a warning counts as an error here. Beside the fingerprint, because it belongs
 * to the build, however often tests run on that.
 */
export const BUILD_LOG = 'site/.docusaurus/build.log';

const buildCommand = (script) => ['node', '--import', 'tsx', script];

/** Builds the site into `build/`, with compressed files, headers for its host, and the offline copy. */
export async function build() {
  mkdirSync('reports', { recursive: true });
  mkdirSync(path.dirname(BUILD_LOG), { recursive: true });
  forgetFingerprint();
  const fingerprint = readFingerprint();
  await runStep('Building the site', SITE_COMMAND, BUILD_LOG);
  listBrokenLinks(readFileSync(BUILD_LOG, 'utf8')).forEach((line) => console.warn(line));
  const downloads = buildCommand('tools/downloads/index.ts');
  await runStep('Bundling the scripts for Node.js', downloads, 'reports/downloads.log');
  // Neither reads what the other writes.
  await Promise.all([
    runStep('Compressing', buildCommand('tools/finish-build.ts'), 'reports/compress.log'),
    runStep(
      'Packing the offline copy',
      buildCommand('tools/bundle/index.ts'),
      'reports/bundle.log',
    ),
  ]);
  storeFingerprint(fingerprint);
}

async function runStep(title, command, log) {
  if ((await step(title, () => run(command, { log }))) === 0) return;
  fail(`${readFileSync(log, 'utf8')}\nThe site could not be built. See the errors above.`);
}

/**
 * The links of a build's log that lead nowhere, with file and line where a page is written by hand.
 *
 * @example ['site/content/genja/api.mdx:12 links to /genja/nope/, which does not exist.']
 */
export function listBrokenLinks(log, root = process.cwd()) {
  let route = '';
  return log.split('\n').flatMap((line) => {
    [, route = route] = /Broken \w+ on source page path = (\S+):$/.exec(line) ?? [];
    const [, link] = /^ +-> linking to (\S+)/.exec(line) ?? [];
    return link ? [`${findLink(route, link, root)} links to ${link}, which does not exist.`] : [];
  });
}

/** The page where no file contains the link. */
function findLink(route, link, root) {
  const base = `site/content${route.replace(/\/$/, '')}`;
  for (const file of [`${base}.mdx`, `${base}/index.mdx`]) {
    if (!isFile(path.join(root, file))) continue;
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const index = lines.findIndex((text) => text.includes(link));
    if (index >= 0) return `${file}:${index + 1}`;
  }
  return route;
}

/** Beside what Docusaurus keeps between builds: `docusaurus clear` takes both away. */
const STORED = 'site/.docusaurus/inputs.sha256';

/**
 * The inputs of a build, as one number: all files but those that git ignores, which tools and
 * the build itself write, and the version of Node.
 *
 * @returns {string | undefined} nothing outside of a git repository, where each build is a new one
 */
export function readFingerprint(root = process.cwd()) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 };
  const git = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], options);
  if (git.status !== 0) return undefined;
  const hash = createHash('sha256').update(`${process.version}\0`);
  const files = [...new Set(git.stdout.split('\0'))].sort();
  for (const file of files.filter((name) => isFile(path.join(root, name)))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** A file that was deleted stays in git's list until the next commit. */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
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

/** @param {string | undefined} fingerprint as it was before the build: files may change while it runs */
export function storeFingerprint(fingerprint, root = process.cwd()) {
  const file = path.join(root, STORED);
  if (fingerprint === undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}
