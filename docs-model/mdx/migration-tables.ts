import type { PhrasingContent } from 'mdast';
import { suggest } from '#contract/suggest';
import { typeMappings } from '#contract/migration/v1-fields';
import type { FieldMapping, TypeKind, TypeMapping } from '#contract/migration/v1-fields';
import { code, link, table, text, toPhrases } from './blocks';
import { replaceElements } from './elements';

/**
 * Replaces `<MigrationTable of="request" />` by the table of what becomes of each field of version 1:
 * of a `request`, a `response`, a `tag`, or an `item`. The links are resolved afterwards.
 */
export function migrationTables() {
  return replaceElements('MigrationTable', ({ of = '' }, position) => {
    if (!Object.hasOwn(typeMappings, of)) {
      throw new Error(
        `${position} shows the migration of "${of}". ${suggest(of, Object.keys(typeMappings))}`,
      );
    }
    const mapping = typeMappings[of as TypeKind];
    return table(
      ['Version 1', 'Version 2', 'What to do'],
      mapping.fields.map((field) => [
        toOld(field, mapping),
        toNew(field, mapping),
        toPhrases(field.advice),
      ]),
    );
  });
}

function toOld({ from, was }: FieldMapping, mapping: TypeMapping): PhrasingContent[] {
  if (was !== undefined) return toPhrases(was);
  if (from === undefined) return [text('none')];
  return [link(`type:media-v1/${mapping.from}.${from}`, code(from))];
}

/** A key inside a field without its own page: `gkbEntityType` in `feats`. */
function toNew({ to, becomes }: FieldMapping, mapping: TypeMapping): PhrasingContent[] {
  if (becomes !== undefined) return toPhrases(becomes);
  if (to === undefined) return [text('none')];
  const [field = '', key] = to.split('.');
  const linked = link(`type:media-v2/${mapping.to}.${field}`, code(field));
  return key === undefined ? [linked] : [code(key), text(' in '), linked];
}
