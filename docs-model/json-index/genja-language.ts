import type { Entry } from '#genja/describe/entry';
import { filters } from '#genja/describe/filters';
import { functions } from '#genja/describe/functions';
import { statements } from '#genja/describe/statements';
import { tests } from '#genja/describe/tests';
import { toPlainText } from '#docs-model/mdx/blocks';
import { runExample } from '#docs-model/mdx/genja-reference';
import type { IndexedLanguage, IndexedName } from './index-shape';

/** All names of the template language, with an example of each and what it prints. */
export function toLanguage(site: string): IndexedLanguage {
  const toName = (entry: Entry): IndexedName => ({
    name: entry.name,
    parameters: entry.parameters,
    description: toPlainText(entry.summary),
    example: entry.example,
    ...(entry.data && { data: entry.data }),
    prints: runExample(entry),
    since: entry.since,
    url: site + entry.page,
  });
  return {
    url: `${site}/genja/reference/`,
    statements: statements.map(toName),
    filters: filters.map(toName),
    tests: tests.map(toName),
    functions: functions.map(toName),
  };
}
