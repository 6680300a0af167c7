import type { PhrasingContent } from 'mdast';
import { findField, toFieldUrl } from '#contract/describe/field-map';
import type { FieldMap } from '#contract/describe/field-map';
import { printBodyChange, toNames } from '#contract/forms/intentions';
import type { BodyChange, Intention } from '#contract/forms/intentions';
import { loadIntentions } from '#contract/forms/load-intentions';
import type { ContractName } from '#contract/names';
import { suggest } from '#contract/suggest';
import { loadFieldMap } from '#docs-model/field-cards/to-field-map';
import { interactiveReference } from '#products';
import { code, link, table, text, toPhrases } from './blocks';
import { replaceElements } from './elements';

/** The document whose operations have consoles. */
const CONTRACT: ContractName = 'media-v2';

/**
 * Replaces `<Intentions of="analyze" />` by the table of what readers want from an operation: each is
 * a link to the console, where it is applied.
 */
export function intentionTables() {
  return replaceElements('Intentions', async ({ of = '' }, position) => {
    const intentions = await loadIntentions(CONTRACT);
    if (!Object.hasOwn(intentions, of)) {
      throw new Error(
        `${position} shows the intentions of "${of}". ${suggest(of, Object.keys(intentions))}`,
      );
    }
    const map = await loadFieldMap(CONTRACT);
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
  const place = findField(map, `${operation}.request`, toNames(change));
  const shown = code(printBodyChange(change));
  return [
    ...(change.value === undefined ? [text('Without ')] : []),
    place ? link(toFieldUrl(map, place), shown) : shown,
    text(': '),
    ...toPhrases(change.why),
  ];
}
