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

const LICENSE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

/**
 * The libraries that files belong to, by name and version. Of a version that is installed twice, one is listed.
 *
 * @param files paths of modules; those outside of `node_modules` are ours
 */
export function listLibraries(files: Iterable<string>): Library[] {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = FOLDER.exec(file)?.[1];
    if (folder !== undefined) folders.add(folder);
  }
  const libraries = [...folders].map(readLibrary);
  const unique = new Map(
    libraries.map((library) => [`${library.name} ${library.version}`, library]),
  );
  return [...unique.values()].sort(compareLibraries);
}

/** By name, not by the order in which a build came upon them: the same code gives the same file. */
function compareLibraries(a: Library, b: Library): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.version.localeCompare(b.version, 'en', { numeric: true });
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
  const licenseFile = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry));
  const text = licenseFile ? readFileSync(path.join(folder, licenseFile), 'utf8').trim() : '';
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

/**
 * The list of libraries for tools: a bill of materials as CycloneDX 1.6 (ECMA-424). It has no date and
 * no serial number, so that the same code always gives the same file.
 */
export function printBillOfMaterials(libraries: Library[], name: string): string {
  const components = libraries.map(({ name: fullName, version, license }) => {
    const [, group, ownName] = /^(?:(@[^/]+)\/)?(.+)$/.exec(fullName)!;
    const purl = `pkg:npm/${fullName.replace('@', '%40')}@${version}`;
    const licenses = [{ expression: license }];
    return { type: 'library', 'bom-ref': purl, group, name: ownName, version, licenses, purl };
  });
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name } },
    components,
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}
