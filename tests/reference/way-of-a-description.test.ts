import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readImports } from '../../testing/read-imports';

const MOST = 14;

/** Where a part of the way begins: Docusaurus calls these. */
const STARTS = [
  'docs-model/pages/node/write-pages.ts',
  'docs-model/mdx/resolve-page.ts',
  'src/page-parts/Fields/index.tsx',
];

/** The files that ARCHITECTURE.md names on the way of a field's description to its row. */
function readWay(): string[] {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const [, section = ''] = text.split("### The way of a field's description\n");
  const lines = (section.split('\n### ')[0] ?? '').match(/^- .*/gm) ?? [];
  return lines.flatMap((line) =>
    [...line.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file),
  );
}

test(`the description of a field passes at most ${MOST} files`, () => {
  const way = readWay();
  expect(way).toEqual(expect.arrayContaining(STARTS));
  expect(new Set(way).size).toBeLessThanOrEqual(MOST);
});

// A file that somebody puts between two of them would be missing on the list.
test('each of these files is used by another one of them', () => {
  const way = readWay();
  const imports = readImports();
  const used = new Set(way.flatMap((file) => imports.get(file) ?? []));
  expect(way.filter((file) => !used.has(file) && !STARTS.includes(file))).toEqual([]);
});
