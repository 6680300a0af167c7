import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Library {
  name: string;
  version: string;
  /** SPDX expression, such as `MIT`. */
  license: string;
  /** The license in full, as the library brings it; some bring none. */
  text: string;
}

const FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/**
 * The libraries that files belong to, by name.
 *
 * @param files paths of modules; those outside of `node_modules` are ours
 */
export function listLibraries(files: Iterable<string>): Library[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = FOLDER.exec(file)?.[1];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].map(readLibrary).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readLibrary(folder: string): Library {
  const file = path.join(folder, 'package.json');
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    string
  >;
  if (!name || !version || !license) {
    throw new Error(
      `${file} names no license, and its library is in what readers download. Find out its license, or do without it.`,
    );
  }
  const licenceFile = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  const text = licenceFile ? readFileSync(path.join(folder, licenceFile), 'utf8').trim() : '';
  return { name, version, license, text };
}

const LINE = '-'.repeat(72);

/** The list of libraries as a text for people, each license text once. */
export function printLicenses(libraries: Library[], what = 'the pages of this site'): string {
  const texts = new Map<string, string[]>();
  for (const { name, text } of libraries) {
    if (text !== '') texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  return [
    `Libraries in ${what}, with their versions and licenses.`,
    libraries.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n'),
    ...[...texts].map(([text, names]) => `${LINE}\n${names.join(', ')}\n${LINE}\n\n${text}`),
    '',
  ].join('\n\n');
}
