import type { PhrasingContent, RootContent } from 'mdast';
import { listOperations } from '@docs/openapi';
import type { OperationDoc } from '@docs/openapi';
import { loadContract } from '@docs/openapi/node';
import { contractNames } from '@docs/vendor';
import type { ContractName } from '@docs/vendor';
import { requireNamed } from '@docs/utils';
import { loadApiFiles, loadClients } from '../downloads/load-api-files';
import type { Files } from '../downloads/load-api-files';
import type { Renderer } from '../facts/draw';
import { drawErrorFacts } from '../facts/error-facts';
import type { ErrorFact } from '../facts/error-facts';
import { toErrorAnchor } from '../links/link-targets';
import { lists } from '@docs/sandbox/demo-data';
import { findProductOf } from '../find-product';
import { element, link, table, text, textTable, parseBlocks } from './blocks';
import { replaceElements } from './mdx-nodes';
import tables from './download-tables.json';

/**
 * Replaces `<Errors />` by the errors that the operations of an API document, with cause and remedy.
 */
export function errors({ contract = '' }: { contract?: ContractName } = {}) {
  return replaceElements('Errors', async (_, position) => {
    requireNamed(contractNames, contract, `${position} shows the errors of`);
    return buildErrorList(listOperations(await loadContract(contract)));
  });
}

/** Each error once, by its status: operations link to those that they can cause. */
export function buildErrorList(operations: OperationDoc[]): RootContent {
  const byStatus = new Map(
    operations.flatMap(({ errors: listed }) => listed.map((error) => [error.status, error])),
  );
  const listed = [...byStatus.values()].sort((a, b) => a.status.localeCompare(b.status));
  return element(
    'ErrorList',
    {},
    listed.map((error) => {
      const { status, name } = error;
      const drawn = drawErrorFacts(error, ITEM);
      const retry = drawn.some((fact) => fact.retry === true);
      return element(
        'ErrorItem',
        { status, name, anchor: toErrorAnchor(status), retry },
        parseBlocks(drawn.flatMap((fact) => fact.text ?? []).join('\n\n')),
      );
    }),
  );
}

/** An error is a description, its causes, a paragraph on the remedy, and a mark where a retry helps. */
const ITEM: Renderer<ErrorFact, { text?: string; retry?: true }> = {
  description: ({ text }) => ({ text }),
  cause: ({ text }) => ({ text }),
  remedy: ({ text }) => ({ text: `**Fix:** ${text}` }),
  retry: () => ({ retry: true }),
  since: ({ version }) => ({ text: `Since ${version}.` }),
  successor: () => ({}),
};

/**
 * Replaces `<SandboxData list="items" />` by a table of the sandbox's own data, one of `lists` in
 * packages/sandbox/src/data/lists.ts.
 */
export function sandboxData() {
  return replaceElements('SandboxData', ({ list = '' }, position) => {
    const names = Object.keys(lists) as (keyof typeof lists)[];
    const { head, rows } = lists[requireNamed(names, list, `${position} shows the sandbox's`)]();
    return textTable(head, rows);
  });
}

/** Replaces `<Downloads of="collections" />` by a table of files for each API, with their sizes. */
export function downloads() {
  return replaceElements('Downloads', ({ of = '' }, position) => {
    const names = Object.keys(tables) as (keyof typeof tables)[];
    const name = requireNamed(names, of, `${position} shows downloads of`);
    return name === 'clients' ? buildClientTable() : buildApiTable(tables[name]);
  });
}

/** Each row is a label, and a file of each API. */
async function buildApiTable(formats: string[][]) {
  const files = await loadApiFiles();
  const titles = contractNames.map((name) => findProductOf(name).title);
  const rows = formats.map(([label = '', name]) => [
    [text(label)],
    ...contractNames.map((contract) => buildFileCell(files, `downloads/${contract}/${name}`)),
  ]);
  return table(['Format', ...titles], rows);
}

/** The clients are files for all APIs. */
async function buildClientTable() {
  const files = await loadClients();
  const rows = tables.clients.map(([label = '', name]) => [
    [text(label)],
    buildFileCell(files, `downloads/${name}`),
  ]);
  return table(['Language', 'File'], rows);
}

function buildFileCell(files: Files, path: string): PhrasingContent[] {
  const content = files[requireNamed(Object.keys(files), path, 'The table of downloads names')]!;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const size = Math.max(1, Math.round(bytes.length / 1000));
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [link(`pathname:///${path}`, text(name)), text(` (${size}\u00a0KB)`)];
}
