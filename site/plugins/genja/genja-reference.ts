import type { RootContent } from 'mdast';
import { requireNamed } from '@docs/utils';
import { codes, filters, functions, statements, tests } from '@docs/genja/describe';
import type { Entry } from '@docs/genja/describe';
import { guessLanguage, render } from '@docs/genja';
import { code, link, table, text, parsePhrases, replaceElements } from '@docs/docs-model/mdx';

const LISTS = { statements, filters, tests, functions };

type List = keyof typeof LISTS;

/** How the name of an entry is written in a template. */
const FORMS: Record<List, (name: string) => string> = {
  statements: (name) => `{% ${name} %}`,
  filters: (name) => name,
  tests: (name) => `is ${name}`,
  functions: (name) => name,
};

/**
 * Replaces `<GenjaReference list="filters" />` by a table of all filters that the engine runs, each
 * with an example whose output is computed. The other lists are `statements`, `tests`, `functions`
 * and `codes`.
 */
export function genjaReference() {
  return replaceElements('GenjaReference', ({ list = '' }, position) => {
    if (list === 'codes') return toCodeTable();
    const names = [...Object.keys(LISTS), 'codes'] as List[];
    return toTable(requireNamed(names, list, `${position} shows Genja's list`));
  });
}

function toTable(list: List): RootContent {
  const rows = LISTS[list].map((entry) => [
    [link(entry.page, code(FORMS[list](entry.name)))],
    [
      ...parsePhrases(entry.summary),
      ...(entry.parameters === '' ? [] : [text(' Arguments: '), code(entry.parameters)]),
    ],
    [code(entry.example), text(` → ${runExample(entry)}`)],
    [text(entry.isOwnChoice ? `${entry.since}, syntax open` : entry.since)],
  ]);
  // Few columns: a phone shows what a name means without scrolling.
  return table(['Name', 'Meaning and arguments', 'Example → output', 'Origin'], rows);
}

function toCodeTable(): RootContent {
  const rows = codes.map(([short, meaning, long]) => [
    [code(short)],
    [text(meaning)],
    [code(long)],
  ]);
  return table(['Code', 'Meaning', 'Long notation'], rows);
}

/** @throws when the example fails */
export function runExample({ name, example: template, data }: Entry): string {
  const language = guessLanguage(template, data);
  const result = render({ template, data, language, random: () => 0 });
  if (!result.ok) {
    throw new Error(
      `The example of Genja's "${name}" in packages/genja/src/describe fails: ${result.error.message}`,
    );
  }
  return result.output;
}
