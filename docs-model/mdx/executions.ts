import { toExampleUrl } from '#docs-model/links/link-targets';
import type { PhrasingContent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contractNames } from '#contract/names';
import { suggest } from '#contract/suggest';
import { toLongDate } from '#samples/describe-execution';
import { languages } from '#samples/languages';
import { loadExecuted } from '#samples/load-executed';
import type { Executed } from '#samples/load-executed';
import { quickStarts } from '#samples/quick-start';
import { code, link, text } from './blocks';
import { toPlace } from './contract-links';
import { readAttributes } from './elements';

const TABLES: Record<string, (executed: Executed) => Table> = {
  languages: toLanguageTable,
  samples: toSampleTable,
};

/**
 * Replaces `<Executions of="languages" />` by a table of the toolchains in the record of executions,
 * and `<Executions of="samples" />` by the scripts, each with the languages in which it ran.
 */
export function executions() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Executions') places.push(node);
    });
    for (const node of places) {
      const { of = '' } = readAttributes(node);
      const toRows = TABLES[of];
      if (!toRows) {
        throw new Error(
          `${toPlace(file, node)} shows executions of "${of}". ${suggest(of, Object.keys(TABLES))}`,
        );
      }
      // Without a name an element is a fragment: the table takes the place of the word.
      const children = [toRows(await loadExecuted())];
      Object.assign(node, { name: null, attributes: [], children });
    }
  };
}

function toLanguageTable(executed: Executed): Table {
  const rows = languages.flatMap(({ id, label }) => {
    const execution = executed[id];
    if (!execution) return [];
    const count = Object.keys(execution.samples).length;
    return [[label, execution.toolchain, String(count), toLongDate(execution.date)].map(toCell)];
  });
  const total = Object.values(executed).flatMap(({ samples }) => Object.keys(samples)).length;
  const head = ['Language', 'Toolchain', 'Samples', 'Tested'].map(toCell);
  return toTable([head, ...rows, ['All', '', String(total), ''].map(toCell)]);
}

function toSampleTable(executed: Executed): Table {
  const names = [
    ...new Set(Object.values(executed).flatMap(({ samples }) => Object.keys(samples))),
  ].sort();
  const rows = names.map((name) => {
    const ran = languages.filter(({ id }) => executed[id]?.samples[name] !== undefined);
    return [[toName(name)], toCell(toWords(ran.map(({ label }) => label)))];
  });
  return toTable([['Sample', 'Tested in'].map(toCell), ...rows]);
}

/** @example toWords(labels of all but one); // 'all but Python SDK' */
function toWords(labels: string[]): string {
  const missing = languages.map(({ label }) => label).filter((label) => !labels.includes(label));
  if (missing.length === 0) return `all ${languages.length} languages`;
  return missing.length < 4 ? `all but ${missing.join(', ')}` : labels.join(', ');
}

function toName(name: string): PhrasingContent {
  const shown = code(name.replace(/^quick-start\//, ''));
  const url = findUrl(name);
  return url === undefined ? shown : link(url, shown);
}

function findUrl(name: string): string | undefined {
  const written = quickStarts.find(({ file }) => name === `quick-start/${file}`);
  const contract = contractNames.find((candidate) => name.startsWith(`${candidate}/`));
  if (written || !contract) return written?.page;
  return toExampleUrl(contract, name.slice(contract.length + 1));
}

function toCell(value: string): PhrasingContent[] {
  return value === '' ? [] : [text(value)];
}

function toTable(rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}
