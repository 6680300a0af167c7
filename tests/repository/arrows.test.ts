import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readImports } from '../support/read-imports';

/** The rooms that each room of `site/src/` may import, besides itself. */
const ROOMS: Record<string, string[]> = {
  ui: [],
  css: [],
  features: ['ui'],
  'page-parts': ['ui', 'features'],
  theme: ['ui', 'features'],
  pages: ['ui', 'features'],
  'client-modules': ['ui', 'features'],
};

type Arrow = readonly [file: string, target: string];

const toFeature = (file: string): string | undefined =>
  /^site\/src\/features\/([^/]+)\//.exec(file)?.[1];

const isPlugin = (file: string): boolean =>
  /^site\/(plugins|src\/features\/[^/]+\/plugin)\//.test(file);

const isCode = (file: string): boolean =>
  /^(packages|site)\/.*\.[cm]?[jt]sx?$/.test(file) && !/\.test\.|\/testing\//.test(file);

/** Says what is wrong with an import in the site; undefined if nothing is. */
function findProblem([file, target]: Arrow): string | undefined {
  const isToPlugin = isPlugin(target);
  if (file.startsWith('site/src/') && !isPlugin(file) && isToPlugin)
    return 'What runs in the browser does not import a plugin.';
  if (isPlugin(file) && toFeature(file) !== toFeature(target) && toFeature(target) && !isToPlugin)
    return 'A plugin imports nothing of another feature.';
  const [from, to] = [file, target].map((name) => /^site\/src\/([^/]+)\//.exec(name)?.[1]);
  if (isPlugin(file) || from === undefined || to === undefined) return undefined;
  if (from !== to && !ROOMS[from]?.includes(to))
    return `${from} may import only: ${ROOMS[from]?.join(', ')}.`;
  const feature = toFeature(target);
  const isInside = feature === undefined || feature === toFeature(file);
  if (isInside || /^site\/src\/features\/[^/]+\/index\.tsx?$/.test(target)) return undefined;
  // A part that loads on demand is named by its file, so that nothing else comes with it.
  if (isOnDemand(file, target)) return undefined;
  return `The feature "${feature}" is imported through its index.`;
}

/** Whether a file names another in `import()` only. */
function isOnDemand(file: string, target: string): boolean {
  const text = readFileSync(file, 'utf8');
  const name = /([^/]+?)(\/index)?\.tsx?$/.exec(target)?.[1];
  return text.includes(`/${name}')`) && !text.includes(`/${name}';`);
}

/**
 * The circles of each folder: its files and folders import one another, and a folder imports what the files
 * in it do. Each circle names the imports that close it.
 */
function findCircles(arrows: Arrow[]): string[] {
  const folders = new Map<string, Map<string, Map<string, string>>>();
  for (const [file, target] of arrows) {
    const [from, to] = [file.split('/'), target.split('/')];
    const depth = from.findIndex((name, index) => name !== to[index]);
    const folder = from.slice(0, depth).join('/');
    const [a = '', b = ''] = [from[depth], to[depth]];
    const entries = folders.get(folder) ?? new Map<string, Map<string, string>>();
    const targets = entries.get(a) ?? new Map<string, string>();
    folders.set(folder, entries.set(a, targets.set(b, `${file} imports ${target}`)));
  }
  return [...folders].flatMap(([folder, entries]) =>
    [...entries].flatMap(([a, targets]) =>
      [...targets].flatMap(([b, example]) =>
        a !== b && reaches(entries, b, a)
          ? [`${folder}: ${a} and ${b} form a circle: ${example}`]
          : [],
      ),
    ),
  );
}

/** Whether a way of imports leads from one entry of a folder to another. */
function reaches(entries: Map<string, Map<string, string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const entry of seen) entries.get(entry)?.forEach((_, next) => seen.add(next));
  return seen.has(to);
}

const arrows = [...readImports()].flatMap(([file, targets]) =>
  targets.filter((target) => isCode(file) && isCode(target)).map((target): Arrow => [file, target]),
);

test('no import of the site runs against ui ← features ← page-parts, theme, pages', () => {
  const problems = arrows.flatMap((arrow) => {
    const problem = findProblem(arrow);
    return problem === undefined ? [] : [`${arrow.join(' imports ')}: ${problem}`];
  });
  expect(problems).toEqual([]);
});

test('no folders form a circle', () => {
  expect(findCircles(arrows)).toEqual([]);
});

test.each<[Arrow, RegExp]>([
  [['site/src/ui/a.ts', 'site/src/features/run/index.ts'], /^ui may import only/],
  [
    ['site/src/features/run/a.ts', 'site/src/page-parts/Run.tsx'],
    /^features may import only: ui\.$/,
  ],
  [['site/src/theme/Tabs/index.tsx', 'site/src/page-parts/Run.tsx'], /^theme may import only/],
  [
    ['site/src/ui/use-lazy.ts', 'site/src/features/search/plugin/index.ts'],
    /does not import a plugin/,
  ],
  [
    ['site/src/features/search/search-url.ts', 'site/plugins/mdx/index.ts'],
    /does not import a plugin/,
  ],
  [['site/plugins/mdx/index.ts', 'site/src/features/run/index.ts'], /nothing of another feature/],
  [
    ['site/src/theme/SearchBar/index.tsx', 'site/src/features/search/box/Box.tsx'],
    /through its index/,
  ],
])('findProblem(%j)', (arrow, message) => {
  expect(findProblem(arrow)).toMatch(message);
});

test('findCircles() names the imports that close a circle, however many folders it has', () => {
  const circle: Arrow[] = [
    ['p/src/a/x.ts', 'p/src/b/y.ts'],
    ['p/src/b/z.ts', 'p/src/c/y.ts'],
    ['p/src/c/y.ts', 'p/src/a/w.ts'],
    ['p/src/index.ts', 'p/src/a/x.ts'],
    ['p/src/a/x.ts', 'p/src/a/w.ts'],
  ];
  expect(findCircles(circle)).toEqual([
    'p/src: a and b form a circle: p/src/a/x.ts imports p/src/b/y.ts',
    'p/src: b and c form a circle: p/src/b/z.ts imports p/src/c/y.ts',
    'p/src: c and a form a circle: p/src/c/y.ts imports p/src/a/w.ts',
  ]);
});
