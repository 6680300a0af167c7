import type { PhrasingContent, RootContent } from 'mdast';
import { contractNames } from '#contract/names';
import { suggest } from '#contract/suggest';
import { toExampleUrl } from '#docs-model/links/link-targets';
import { describeExecution, toLongDate } from '#samples/describe-execution';
import { languages } from '#samples/languages';
import { findExecution, loadExecuted } from '#samples/load-executed';
import type { Executed } from '#samples/load-executed';
import { quickStarts } from '#samples/quick-start';
import { code, link, table, text } from './blocks';
import { element, replaceElements } from './elements';

const TABLES: Record<string, (executed: Executed) => RootContent> = {
  languages: toLanguageTable,
  samples: toSampleTable,
};

/**
 * Replaces `<Executions of="languages" />` by a table of the toolchains in the record of executions,
 * and `<Executions of="samples" />` by the scripts, each with the languages in which it ran.
 */
export function executions() {
  return replaceElements('Executions', async ({ of = '' }, position) => {
    const toRows = TABLES[of];
    if (toRows) return toRows(await loadExecuted());
    throw new Error(`${position} shows executions of "${of}". ${suggest(of, Object.keys(TABLES))}`);
  });
}

function toLanguageTable(executed: Executed): RootContent {
  const rows = languages.flatMap(({ id, label }) => {
    const execution = executed[id];
    if (!execution) return [];
    const count = Object.keys(execution.samples).length;
    return [[label, execution.toolchain, String(count), toLongDate(execution.date)].map(toCell)];
  });
  const total = Object.values(executed).flatMap(({ samples }) => Object.keys(samples)).length;
  const sum = ['All', '', String(total), ''].map(toCell);
  return table(['Language', 'Toolchain', 'Samples', 'Tested'], [...rows, sum]);
}

function toSampleTable(executed: Executed): RootContent {
  const names = [
    ...new Set(Object.values(executed).flatMap(({ samples }) => Object.keys(samples))),
  ].sort();
  const rows = names.map((name) => {
    const ran = languages.filter(({ id }) => executed[id]?.samples[name] !== undefined);
    return [[toName(name)], toCell(toWords(ran.map(({ label }) => label)))];
  });
  return table(['Sample', 'Tested in'], rows);
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

/**
 * The badge below a code sample that says how it was tested. A sample that has changed since gets
 * none, because the badge would not be true; a test then asks for a new record.
 */
export async function toExecutedLine(sample: {
  name: string;
  language: string;
  text: string;
}): Promise<RootContent[]> {
  const execution = await findExecution(sample, await loadExecuted());
  if (!execution) return [];
  return [element('Executed', { ...describeExecution(sample.language, execution) })];
}
