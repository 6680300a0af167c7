import type { Library } from './list-libraries';

const LINE = '-'.repeat(72);

/** The list of libraries as a text for people, each license text once. */
export function printLicenses(libraries: Library[]): string {
  const texts = new Map<string, string[]>();
  for (const { name, text } of libraries) {
    if (text !== '') texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  return [
    'Libraries in the pages of this site, with their versions and licenses.',
    libraries.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n'),
    ...[...texts].map(([text, names]) => `${LINE}\n${names.join(', ')}\n${LINE}\n\n${text}`),
    '',
  ].join('\n\n');
}
