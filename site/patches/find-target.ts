import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface Target {
  /** File of this folder that depends on the text. */
  patch: string;
  /** File below `node_modules/`, also one that its package does not export. */
  file: string;
  /** The patch replaces it, or depends on it. */
  text: string;
}

/**
 * Finds a file of the framework that a patch changes or depends on. Every patch asks for its targets
 * when the build starts, so that an upgrade stops there and not in front of a reader.
 *
 * @throws when the file or the text in it is gone
 */
export function findTarget({ patch, file, text }: Target, folder = __dirname): string {
  const resolved = findInPackages(file, folder);
  const location = `node_modules/${file}`;
  if (resolved === undefined) throw toError(patch, `${location}, which does not exist`);
  if (readFileSync(resolved, 'utf8').includes(text)) return resolved;
  throw toError(patch, `“${text}” in ${location}, which has no such text`);
}

/** A file below the nearest `node_modules/` that has it, where it really is: the bundler follows links. */
export function findInPackages(file: string, folder = __dirname): string | undefined {
  const candidate = path.join(folder, 'node_modules', file);
  if (existsSync(candidate)) return realpathSync(candidate);
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findInPackages(file, parent);
}

/** The error of every patch if the framework no longer has what it changes. */
export function toError(patch: string, target: string): Error {
  return new Error(
    `${patch.includes('/') ? patch : `site/patches/${patch}`} changes ${target}. Docusaurus is another one now: read its new ` +
      'version, then adapt the patch or delete it (site/patches/README.md).',
  );
}
