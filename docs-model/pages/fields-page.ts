import { findDirection } from '#contract/find-uses';
import { toTypeUrl } from '#docs-model/links/link-targets';
import { code, join, link, paragraph, table, text } from '#docs-model/mdx/blocks';
import type { Page } from './page';
import type { Source } from '#docs-model/facts/source';

/** The index of all fields: who has them, and whether they are sent or returned. */
export function toFieldsPage(source: Source): Page {
  const { contract, document } = source;
  const fields = listFields(source);
  return {
    file: 'reference/fields',
    frontMatter: {
      title: 'Fields A–Z',
      description:
        `All ${fields.size} field names of the ${document.info.title} ${document.info.version}: ` +
        'the types that have them, and whether they are sent or returned.',
      keywords: ['fields', 'index', 'properties', 'attributes', 'names'],
      sidebar_position: -2000,
    },
    content: [
      paragraph(
        text('Find a field by its name. Each link leads to the permanent anchor of the field in '),
        text('the reference.'),
      ),
      table(
        ['Field', 'Belongs to', 'Occurs in'],
        [...fields].map(([name, owners]) => [
          [code(name)],
          join(
            owners.map((owner) => [link(toTypeUrl(contract, owner, name), code(owner))]),
            ', ',
          ),
          [text(toDirections(source, owners))],
        ]),
      ),
    ],
  };
}

function listFields({ types }: Source): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  types.forEach((type) =>
    type.fields.forEach(({ name }) => owners.set(name, [...(owners.get(name) ?? []), type.name])),
  );
  return new Map([...owners].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function toDirections({ document }: Source, owners: string[]): string {
  const directions = new Set(owners.map((owner) => findDirection(document, owner)));
  const sent = directions.has('request') || directions.has('both');
  const answered = directions.has('response') || directions.has('both');
  if (sent && answered) return 'requests and responses';
  if (sent) return 'requests';
  return answered ? 'responses' : 'no documented endpoint';
}
