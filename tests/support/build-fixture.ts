import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The script that builds sites. */
export const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A fixture shares these with the real site; its own are the pages and the configuration. */
const SHARED = ['patches', 'plugins', 'samples', 'src', 'static'];

/** Where a fixture is built. Every tool leaves it alone; it is as deep as the fixture: imports lead on. */
export function toFixtureFolder(name: string): string {
  return path.resolve('site/.docusaurus/fixtures', name);
}

/** Copies a site of `tests/support/fixtures/`, with the components and plugins of the real one. */
export function copyFixture(name: string): string {
  const site = toFixtureFolder(name);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  cpSync(path.resolve('tests/support/fixtures', name), site, { recursive: true });
  SHARED.forEach((folder) =>
    symlinkSync(path.resolve('site', folder), path.join(site, folder), 'junction'),
  );
  return site;
}

/** Builds a copied fixture in its first language, into its folder `build`. */
export async function buildFixture(site: string): Promise<void> {
  await promisify(execFile)(process.execPath, [DOCUSAURUS, 'build', site, '--locale', 'en']).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`The fixture ${site} does not build:\n${error.stdout}${error.stderr}`);
    },
  );
}
