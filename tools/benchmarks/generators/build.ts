import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Generator } from './table';
import { listTextPages } from './text-pages';

/**
 * Runs a script of Node and waits for it.
 *
 * @returns seconds
 * @throws when it fails
 */
export function timeScript(args: string[], cwd?: string): number {
  const start = performance.now();
  // With its cache, the next build of Docusaurus would take a twentieth of the time.
  const variables = { DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const env = { ...process.env, ...variables };
  execFileSync(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return (performance.now() - start) / 1000;
}

/**
 * Builds the pages of the built site with a generator that finds nothing of an earlier build.
 *
 * @returns seconds
 */
export function buildText(generator: Generator): number {
  install(generator);
  const pages = listTextPages();
  const site = toSite(generator);
  rmSync(site, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
  Object.entries(generator.configure(pages)).forEach(([file, text]) => write(file, text));
  for (const page of pages) {
    write(path.join(generator.pages, page.route, 'index.md'), generator.printPage(page));
  }
  return timeScript(generator.build, site);
}

/**
 * Builds it unless it is there already.
 *
 * @returns the folder of the built site
 */
export function ensureText(generator: Generator): string {
  const folder = path.join(toSite(generator), generator.output);
  if (!existsSync(folder)) buildText(generator);
  return folder;
}

/** A build starts with an empty folder; the packages are in the one above it. */
function toSite({ name }: Pick<Generator, 'name'>): string {
  return path.resolve('site/.docusaurus/generators', name.replace(/\W+/g, '-'), 'site');
}

function install({ name, packages }: Generator): void {
  if (Object.keys(packages).length === 0) return;
  const folder = path.dirname(toSite({ name }));
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: packages };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
