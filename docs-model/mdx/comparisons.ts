import type { PhrasingContent, RootContent } from 'mdast';
import { compareJson, groupChanges, listChanges } from '#contract/compare-json';
import type { Change, ChangeGroup } from '#contract/compare-json';
import type { Example } from '#contract/example';
import { findField, toFieldUrl } from '#contract/field-map';
import type { FieldMap } from '#contract/field-map';
import type { ContractName } from '#contract/names';
import { printChange, printDifference, printPath } from '#contract/print-change';
import { loadFieldMap } from '#docs-model/field-cards/load-field-map';
import { code, link, paragraph, table, text } from './blocks';
import { element } from './elements';
import { findExample } from './examples';
import { replaceElements } from './replace-elements';

/**
 * Replaces `<Comparison first="tagging-basic" second="tagging-mentions" />` by a table of what two
 * examples send and return differently. Each response has its own reference key, which is left out.
 *
 * @throws when one of the examples does not exist, is of another operation, or returns the same
 */
export function comparisons({ contract }: { contract?: ContractName } = {}) {
  return replaceElements('Comparison', async ({ first = '', second = '' }, position) => {
    const [before, after] = await Promise.all(
      [first, second].map((name) => findExample(name, position, contract)),
    );
    if (before!.operation.id !== after!.operation.id) {
      throw new Error(
        `${position} compares "${first}" with "${second}", which is another operation. ` +
          'Choose two examples of one operation.',
      );
    }
    const response = listGroups(before!.response, after!.response);
    if (response.length === 0) {
      throw new Error(
        `${position} compares "${first}" with "${second}", whose responses are equal. ` +
          'Choose two examples with different responses.',
      );
    }
    const map = await loadFieldMap(after!.contract);
    const rows = [
      ...listGroups(before!.body, after!.body).map((group) => toRow(group, after!, 'request', map)),
      ...response.map((group) => toRow(group, after!, 'response', map)),
      toSizeRow(before!, after!),
    ];
    return toFragment([
      table(['Path', 'Before', 'After'], rows),
      paragraph(
        text('Both responses are from the '),
        link('/api_media2/guide/sandbox/', text('sandbox')),
        text('.'),
      ),
    ]);
  });
}

function listGroups(before: unknown, after: unknown): ChangeGroup[] {
  const changes = listChanges(before, compareJson(before, after));
  return groupChanges(changes.filter((change) => toPath(change).at(-1) !== 'referenceKey'));
}

type Body = 'request' | 'response';
type Row = PhrasingContent[][];

function toRow({ changes }: ChangeGroup, example: Example, body: Body, map: FieldMap): Row {
  const change = changes[0]!;
  const path = toPath(change);
  const place = findField(map, `${example.operation.id}.${body}`, path);
  const shown = code(printPath(path));
  const { before, after } = printChange(change);
  const more = changes.length > 1 ? [text(` and ${changes.length - 1} more`)] : [];
  return [
    [
      ...(body === 'request' ? [text('Request: ')] : []),
      place ? link(toFieldUrl(map, place), shown) : shown,
      ...more,
    ],
    toCell(before),
    toCell(after),
  ];
}

/** What was not there is a dash, not code. */
function toCell(value: string): PhrasingContent[] {
  return value === '–' ? [text(value)] : [code(value)];
}

function toSizeRow({ response: before }: Example, { response: after }: Example): Row {
  const [first, second] = [toBytes(before), toBytes(after)];
  return [
    [text('Size of the response')],
    [text(`${first.toLocaleString('en')} bytes`)],
    [text(`${second.toLocaleString('en')} bytes (${printDifference(second - first)})`)],
  ];
}

/** As the sandbox sends it: without spaces. */
function toBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function toPath({ after, before = [] }: Change) {
  return after ?? before;
}

function toFragment(children: RootContent[]): RootContent {
  return Object.assign(element('', {}, children), { name: null });
}
