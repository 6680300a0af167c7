import type { Outdated } from './compare-results';

/** Long texts are cut: a reader needs the place, not the whole value. */
const MOST = 160;

/** The differences of an example as lines for a terminal. */
export function renderOutdated({ example, differences }: Outdated): string {
  return [
    `contract/${example.contract}/examples/${example.name}/response.json`,
    ...differences.flatMap(({ pointer, was, is }) => [
      `  ${pointer || '/'}`,
      `    was ${renderValue(was)}`,
      `    is  ${renderValue(is)}`,
    ]),
  ].join('\n');
}

function renderValue(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
