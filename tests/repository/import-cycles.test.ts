import { expect, test } from 'vitest';
import { readImports } from '../support/read-imports';
import type { Imports } from '../support/read-imports';

/** The files of each cycle, in the order in which they import one another. */
function findCycles(imports: Imports): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, way: string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file)) return;
    imports.get(file)?.forEach((next) => visit(next, [...way, file]));
    done.add(file);
  };
  [...imports.keys()].forEach((file) => visit(file, []));
  return cycles;
}

test('no file imports itself by way of others', () => {
  const imports = readImports();
  expect(imports.get('packages/docs-model/src/facts/type-facts.ts')).toContain(
    'packages/openapi/src/index.ts',
  );
  expect(findCycles(imports)).toEqual([]);
});

test('findCycles() names the files of a cycle', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
  ]);
  expect(findCycles(imports)).toEqual([['b', 'c', 'b']]);
});
