import { createRequire } from 'node:module';
import path from 'node:path';

let repository: string | undefined;

/** The folder with `contracts/`, wherever a command was started: the data package leads to it. */
export function findRepository(): string {
  // Playwright compiles packages to CommonJS, which has no `import.meta`.
  repository ??= path.resolve(
    createRequire(__filename).resolve('@docs/contracts/package.json'),
    '../..',
  );
  return repository;
}
