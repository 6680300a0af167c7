import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMeasured } from '../run-measured';
import type { Cost } from '../run-measured';
import type { Generator } from './table';
import { listTextPages } from './text-pages';

/** Docusaurus would write its cache for the next build, which takes a twentieth of the time. */
export const WITHOUT_CACHE = { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' };

/** Builds pages, those of the built site if none are given, with a generator that finds nothing of an earlier build. */
export async function buildText(generator: Generator, pages = listTextPages()): Promise<Cost> {
  install(generator);
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
  return runMeasured(generator.build, {
    cwd: site,
    env: { ...WITHOUT_CACHE, ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

/**
 * Builds it unless it is there already.
 *
 * @returns the folder of the built site
 */
export async function ensureText(generator: Generator): Promise<string> {
  const folder = path.join(toSite(generator), generator.output);
  if (!existsSync(folder)) await buildText(generator);
  return folder;
}

/** A build starts with an empty folder; the packages are in the one above it. */
function toSite({ name }: Generator): string {
  return path.resolve('.docusaurus/generators', name.replace(/\W+/g, '-'), 'site');
}

function install(generator: Generator): void {
  const folder = path.dirname(toSite(generator));
  const wanted = Object.entries(generator.packages);
  if (wanted.every(([name, version]) => readVersion(folder, name) === version)) return;
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: generator.packages };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function readVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
