import type { PhrasingContent } from 'mdast';
import { requireNamed } from '@docs/utils';
import type { FieldMapping, TypeKind, TypeMapping } from '@docs/vendor/migration';
import { findField, toFieldUrl } from '@docs/openapi/describe';
import type { FieldMap } from '@docs/openapi/describe';
import { printBodyChange, toNames } from '@docs/vendor/intentions';
import type { BodyChange, Intention } from '@docs/vendor/intentions';
import { loadIntentions } from '@docs/vendor/node';
import { loadFieldMap } from '../field-map/to-field-map';
import { interactiveContract, interactiveReference, migrated } from '@docs/vendor';
import { code, link, table, text, toPhrases } from './blocks';
import { replaceElements } from './elements';

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
  return [link(`type:${migrated.from}/${mapping.from}.${from}`, code(from))];
}

/** A key inside a field without its own page: `gkbEntityType` in `feats`. */
function toNew({ to, becomes }: FieldMapping, mapping: TypeMapping): PhrasingContent[] {
  if (becomes !== undefined) return toPhrases(becomes);
  if (to === undefined) return [text('none')];
  const [field = '', key] = to.split('.');
  const linked = link(`type:${migrated.to}/${mapping.to}.${field}`, code(field));
  return key === undefined ? [linked] : [code(key), text(' in '), linked];
}

/**
 * Replaces `<Intentions of="analyze" />` by the table of what readers want from an operation: each is
 * a link to the console, where it is applied.
 */
export function intentionTables() {
  return replaceElements('Intentions', async ({ of = '' }, position) => {
    const intentions = await loadIntentions(interactiveContract);
    requireNamed(Object.keys(intentions), of, `${position} shows the intentions of`);
    const map = await loadFieldMap(interactiveContract);
    return table(
      ['You want', 'Change in the request'],
      intentions[of]!.map((intention) => [
        [link(toUrl(of, intention), text(intention.title))],
        intention.changes.flatMap((change, index) => [
          ...(index > 0 ? [text(' ')] : []),
          ...toChange(change, of, map),
        ]),
      ]),
    );
  });
}

/** @example '/openapi/?intention=only-tags#analyze' */
function toUrl(operation: string, { id }: Intention): string {
  return `${interactiveReference.to}?intention=${id}#${operation}`;
}

function toChange(change: BodyChange, operation: string, map: FieldMap): PhrasingContent[] {
  const target = findField(map, `${operation}.request`, toNames(change));
  const shown = code(printBodyChange(change));
  return [
    ...(change.value === undefined ? [text('Without ')] : []),
    target ? link(toFieldUrl(map, target), shown) : shown,
    text(': '),
    ...toPhrases(change.why),
  ];
}
