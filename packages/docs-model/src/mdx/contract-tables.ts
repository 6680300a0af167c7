import type { PhrasingContent } from 'mdast';
import { requireNamed } from '@docs/utils';
import type { FieldMapping, TypeKind, TypeMapping } from '@docs/vendor/migration';
import { migrated } from '@docs/vendor';
import { code, link, table, text, parsePhrases } from './blocks';
import { replaceElements } from './mdx-nodes';

/**
 * Replaces `<MigrationTable of="request" />` by the table of what becomes of each field of version 1:
 * of a `request`, a `response`, a `tag`, or an `item`. The links are resolved afterwards.
 */
export function migrationTables() {
  return replaceElements('MigrationTable', async ({ of = '' }, position) => {
    const { typeMappings } = await import('@docs/vendor/migration');
    const kinds = Object.keys(typeMappings) as TypeKind[];
    const mapping = typeMappings[requireNamed(kinds, of, `${position} shows the migration of`)];
    return table(
      ['Version 1', 'Version 2', 'What to do'],
      mapping.fields.map((field) => [
        buildOld(field, mapping),
        buildNew(field, mapping),
        parsePhrases(field.advice),
      ]),
    );
  });
}

function buildOld({ from, was }: FieldMapping, mapping: TypeMapping): PhrasingContent[] {
  if (was !== undefined) return parsePhrases(was);
  if (from === undefined) return [text('none')];
  return [link(`type:${migrated.from}/${mapping.from}.${from}`, code(from))];
}

/** A key inside a field without its own page: `gkbEntityType` in `feats`. */
function buildNew({ to, becomes }: FieldMapping, mapping: TypeMapping): PhrasingContent[] {
  if (becomes !== undefined) return parsePhrases(becomes);
  if (to === undefined) return [text('none')];
  const [field = '', key] = to.split('.');
  const linked = link(`type:${migrated.to}/${mapping.to}.${field}`, code(field));
  return key === undefined ? [linked] : [code(key), text(' in '), linked];
}
