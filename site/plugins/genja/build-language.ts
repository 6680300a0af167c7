import { toPlainText } from '@docs/docs-model/mdx';
import type { Entry } from '@docs/genja/describe';
import { filters, functions, statements, tests } from '@docs/genja/describe';
import { runExample } from './genja-reference';

/** All names of the language for `/api-index.json`, with an example of each and what it prints. */
export function buildLanguage(site: string) {
  const buildName = (entry: Entry) => ({
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
    statements: statements.map(buildName),
    filters: filters.map(buildName),
    tests: tests.map(buildName),
    functions: functions.map(buildName),
  };
}
