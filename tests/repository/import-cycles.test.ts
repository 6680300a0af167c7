import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['contract', 'samples', 'docs-model', 'plugins', 'scripts'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);
const imports = new Map(files.map((file) => [file, listImports(file)]));

it('no module imports itself over others', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(findCycles()).toEqual([]);
});

function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:^|\n)(?:import|export)[^;]*?from '([^']+)'/g)].flatMap(
    ([, name = '']) => resolve(file, name) ?? [],
  );
}

function resolve(file: string, name: string): string | undefined {
  const base = name.startsWith('.')
    ? path.join(path.dirname(file), name)
    : /^(#|@site\/)/.test(name)
      ? name.replace(/^(#|@site\/)/, '')
      : undefined;
  if (base === undefined) return undefined;
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((candidate) => existsSync(candidate));
}

/** Each cycle once, as the files on the way. */
function findCycles(): string[] {
  const done = new Set<string>();
  const cycles = new Set<string>();
  files.forEach((file) => visit(file, []));
  return [...cycles];

  function visit(file: string, way: string[]): void {
    const start = way.indexOf(file);
    if (start >= 0) cycles.add([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    (imports.get(file) ?? []).forEach((next) => visit(next, [...way, file]));
    done.add(file);
  }
}
