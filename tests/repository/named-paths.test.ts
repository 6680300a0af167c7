import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const roots = new Set(files.map((file) => file.split('/')[0]));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Builds and runs of tests write these. */
const GENERATED =
  /^(build|reports|downloads|node_modules|site\/\.docusaurus|site\/deploy\/generated)\//;

/** Names of source files; a name such as `index.md` may be one of the built site. */
const SOURCE = /^\w[\w.-]*\.(tsx?|mdx|yaml|css)$/;

/**
 * Finds the paths and npm scripts in a text that the repository does not have. A path begins at the
 * root or in the folder of the text; a file name without a folder may be anywhere.
 *
 * @example
 * findMissing('See `src/nowhere.ts` and `npm run nothing`.'); // ['src/nowhere.ts', 'npm run nothing']
 */
function findMissing(text: string, folder = ''): string[] {
  const fences = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, inside = '']) => inside);
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);
  const links = [...prose.matchAll(/\]\((?!\w+:|[/#])([^)#]+)/g)].map(([, target = '']) => target);
  const all = [...code, ...fences].join('\n');
  const commands = [...all.matchAll(/npm run ([\w:-]+)/g)].filter(
    ([, name = '']) => !scripts[name],
  );
  const words = all.split(/[\s:,]+/).filter((word) => /^\w[\w.@<>*/-]*$/.test(word));
  return [
    ...words.filter((word) => isPath(word, folder) && !exists(word, folder)),
    ...links.filter((target) => !exists(target, folder)),
    ...commands.map(([command]) => command),
  ];
}

function isPath(word: string, folder: string): boolean {
  if (GENERATED.test(word)) return false;
  const [first, ...rest] = word.split('/');
  if (rest.length === 0) return SOURCE.test(word);
  const isInside = files.some((file) => file.startsWith(`${folder}/${first}/`));
  return roots.has(first) || isInside || word.endsWith('/');
}

function exists(word: string, folder: string): boolean {
  const target = word.replace(/\/$/, '');
  // `facts/` and `type-page.ts` are named without the folder they are in.
  const isName = !target.includes('/');
  const starts = [target, path.posix.join(folder, target)].map(toPattern);
  const pattern = new RegExp(
    `^(${starts.join('|')}${isName ? `|.*/${toPattern(target)}` : ''})($|/)`,
  );
  return files.some((file) => pattern.test(file));
}

/** `<api>` and `*` are any name, or a part of one. */
function toPattern(target: string): string {
  return target.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/<[^>]*>|\*+/g, '[^/]+');
}

const texts = files.filter(
  (file) => /(^|\/)README\.md$/.test(file) || /^(ARCHITECTURE|CONTRIBUTING)\.md$/.test(file),
);

it.each(texts)('%s names only files, folders and npm scripts that exist', (file) => {
  expect(findMissing(readFileSync(file, 'utf8'), path.posix.dirname(file))).toEqual([]);
});

// Docusaurus' loader of the configuration would take `./items.json` for `./items`.
it('no file of data has the name of a module beside it', () => {
  const modules = new Set(files.filter((file) => /\.tsx?$/.test(file)));
  const data = files.filter((file) => /^(packages|site)\/.*\.json$/.test(file));
  const isHidden = (file: string) =>
    ['.ts', '.tsx'].some((end) => modules.has(file.replace(/\.json$/, end)));
  expect(data.filter(isHidden)).toEqual([]);
});
