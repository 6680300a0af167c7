import type { Library } from './list-libraries';

const LINE = '-'.repeat(72);

/** The list of libraries as a text for people, each license text once. */
export function printLicences(libraries: Library[], what = 'the pages of this site'): string {
  const texts = new Map<string, string[]>();
  for (const { name, text } of libraries) {
    if (text !== '') texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  return [
    `Libraries in ${what}, with their versions and licences.`,
    libraries.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n'),
    ...[...texts].map(([text, names]) => `${LINE}\n${names.join(', ')}\n${LINE}\n\n${text}`),
    '',
  ].join('\n\n');
}
