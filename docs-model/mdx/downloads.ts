import type { PhrasingContent } from 'mdast';
import { contractNames } from '#contract/names';
import { suggest } from '#contract/suggest';
import { products } from '#products';
import { loadApiFiles } from '#docs-model/downloads/load-api-files';
import type { Files } from '#docs-model/downloads/load-api-files';
import { loadClients } from '#docs-model/downloads/load-clients';
import { link, table, text } from './blocks';
import { replaceElements } from './replace-elements';

/** The rows of each table: a label and the file of each API, or one file for all. */
const TABLES: Record<string, [label: string, file: string][]> = {
  collections: [
    ['Postman', 'postman.json'],
    ['Insomnia', 'insomnia.yaml'],
    ['Bruno', 'bruno.zip'],
    ['Hurl', 'requests.hurl'],
    ['VS Code, Visual Studio', 'requests.http'],
    ['Arazzo', 'arazzo.yaml'],
  ],
  types: [
    ['TypeScript', 'types.d.ts'],
    ['Python', 'types.py'],
    ['JSON Schema', 'schemas.zip'],
  ],
};

/** Replaces `<Downloads of="collections" />` by a table of files for each API, with their sizes. */
export function downloads() {
  return replaceElements('Downloads', ({ of = '' }, position) => {
    if (of === 'clients') return toClientTable();
    const files = TABLES[of];
    if (files) return toApiTable(files);
    const known = [...Object.keys(TABLES), 'clients'];
    throw new Error(`${position} shows downloads of "${of}". ${suggest(of, known)}`);
  });
}

async function toApiTable(formats: [label: string, file: string][]) {
  const files = await loadApiFiles();
  const titles = contractNames.map(
    (name) => products.find(({ contract }) => contract === name)?.title ?? name,
  );
  const rows = formats.map(([label, name]) => [
    [text(label)],
    ...contractNames.map((contract) => toFileCell(files, `downloads/${contract}/${name}`)),
  ]);
  return table(['Format', ...titles], rows);
}

async function toClientTable() {
  const files = await loadClients();
  const labels = ['JavaScript', 'Types of the JavaScript client', 'Python'];
  const rows = Object.keys(files).map((name, index) => [
    [text(labels[index] ?? '')],
    toFileCell(files, name),
  ]);
  return table(['Language', 'File'], rows);
}

function toFileCell(files: Files, path: string): PhrasingContent[] {
  const content = files[path] ?? '';
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const size = Math.max(1, Math.round(bytes.length / 1000));
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [link(`pathname:///${path}`, text(name)), text(` (${size}\u00a0KB)`)];
}
