import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** The bundler knows pages by their place, so a link to them is not enough. */
const COPIED = ['content', 'src/pages'];

/** Not linked: the copy gets its own. */
const UNSHARED = ['content', 'src'];

/**
 * Lays out a copy of the site, whose pages can be changed, with nothing built before.
 *
 * @param folder as deep as the site is, or deeper: imports of packages lead on
 */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  listShared().forEach((name) => symlinkSync(path.resolve('site', name), path.join(folder, name)));
  COPIED.forEach((name) =>
    cpSync(path.join('site', name), path.join(folder, name), { recursive: true }),
  );
}

function listShared(): string[] {
  const root = readdirSync('site').filter(
    (name) => !name.startsWith('.') && !UNSHARED.includes(name),
  );
  const src = readdirSync('site/src').filter((name) => name !== 'pages');
  return [...root, ...src.map((name) => `src/${name}`)];
}
