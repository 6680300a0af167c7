import type { PhrasingContent } from 'mdast';
import {
  compareJson,
  groupJsonChanges,
  isUsual,
  printChange,
  printDifference,
  printPath,
} from '@docs/vendor/compare-responses';
import type { JsonChange, JsonChangeGroup } from '@docs/vendor/compare-responses';
import type { Example } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { requireNamed } from '@docs/utils';
import { fetchExample, openExampleSandbox } from './fetch-example';
import { loadContracts } from '@docs/sandbox/node';
import { findField, toFieldUrl } from '@docs/openapi/describe';
import type { FieldMap } from '@docs/openapi/describe';
import type { ContractName } from '@docs/vendor';
import { loadFieldMap } from '../field-map/to-field-map';
import { code, link, paragraph, table, text } from './blocks';
import { replaceElements } from './mdx-nodes';
import { findExample } from './examples';

/**
 * Puts a table on a page of what two requests and their responses have differently:
 *
 * - `<Comparison first="tagging-basic" second="tagging-mentions" />` two examples
 * - `<Comparison name="basic" without="domain" />` an example, and before it the same request without
 *   a field, which is sent to the sandbox
 *
 * Each response has its own reference key, which is left out.
 *
 * @throws when an example does not exist, is of another operation, or returns the same as the other
 */
export function comparisons({ contract }: { contract?: ContractName } = {}) {
  return replaceElements('Comparison', async (attributes, position) => {
    const [before, after] = await findPair(attributes, position, contract);
    if (before.operation.id !== after.operation.id) {
      throw new Error(
        `${position} compares "${before.name}" with "${after.name}", which is another operation. ` +
          'Choose two examples of one operation.',
      );
    }
    const response = listGroups(before.response, after.response);
    if (response.length === 0) {
      throw new Error(
        `${position} compares "${before.name}" with "${after.name}", whose responses are equal. ` +
          'Choose two requests with different responses.',
      );
    }
    const map = await loadFieldMap(after.contract);
    const rows = [
      ...listGroups(before.body, after.body).map((group) => buildRow(group, after, 'request', map)),
      ...response.map((group) => buildRow(group, after, 'response', map)),
      buildSizeRow(before, after),
    ];
    return [
      table(['Path', 'Before', 'After'], rows),
      paragraph(
        text('Both responses are from the '),
        link('/tools/sandbox/', text('sandbox')),
        text('.'),
      ),
    ];
  });
}

type Attributes = Record<string, string>;

async function findPair(
  { name, without = '', first = '', second = '' }: Attributes,
  position: string,
  contract?: ContractName,
): Promise<[before: Example, after: Example]> {
  const find = (exampleName: string) => findExample(exampleName, position, contract);
  if (name === undefined) return [await find(first), await find(second)];
  const example = await find(name);
  return [await sendChanged(removeField(without, example, position), position), example];
}

function removeField(field: string, example: Example, position: string): Example {
  const body = { ...(example.body as Record<string, unknown>) };
  requireNamed(Object.keys(body), field, `${position} compares "${example.name}" without`);
  delete body[field];
  return { ...example, name: `${example.name} without ${field}`, body };
}

/** Every format of the site draws the same page. */
const sent = new Map<string, Promise<Example>>();

/** A changed example, and what the sandbox returns for it. */
function sendChanged(example: Example, position: string): Promise<Example> {
  const key = JSON.stringify([example.contract, example.name, example.body]);
  const response = sent.get(key) ?? sendNow(example, position);
  sent.set(key, response);
  return response;
}

async function sendNow(example: Example, position: string): Promise<Example> {
  const sandbox = openExampleSandbox(await loadContracts(), () => 0);
  const response = await fetchExample(example, sandbox, await loadContract(example.contract));
  if (!response.ok) {
    throw new Error(
      `${position} compares "${example.name}", which the sandbox rejects with ` +
        `${response.status}. Choose a field that is optional.`,
    );
  }
  return { ...example, response: await response.json() };
}

function listGroups(before: unknown, after: unknown): JsonChangeGroup[] {
  return groupJsonChanges(compareJson(before, after).filter((change) => !isUsual(change)));
}

type Body = 'request' | 'response';
type Row = PhrasingContent[][];

function buildRow({ changes }: JsonChangeGroup, example: Example, body: Body, map: FieldMap): Row {
  const change = changes[0]!;
  const path = toPath(change);
  const target = findField(map, `${example.operation.id}.${body}`, path);
  const shown = code(printPath(path));
  const { before, after } = printChange(change);
  const more = changes.length > 1 ? [text(` and ${changes.length - 1} more`)] : [];
  return [
    [
      ...(body === 'request' ? [text('Request: ')] : []),
      target ? link(toFieldUrl(map, target), shown) : shown,
      ...more,
    ],
    buildCell(before),
    buildCell(after),
  ];
}

/** A missing value is drawn as a dash, not as code. */
function buildCell(value: string): PhrasingContent[] {
  return value === '–' ? [text(value)] : [code(value)];
}

function buildSizeRow({ response: before }: Example, { response: after }: Example): Row {
  const [first, second] = [countBytes(before), countBytes(after)];
  return [
    [text('Size of the response')],
    [text(`${first.toLocaleString('en')} bytes`)],
    [text(`${second.toLocaleString('en')} bytes (${printDifference(second - first)})`)],
  ];
}

/** As the sandbox sends it: without spaces. */
function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function toPath({ after, before = [] }: JsonChange) {
  return after ?? before;
}
