import { createRequire } from 'node:module';
import path from 'node:path';

let repository: string | undefined;

/** The folder with `contracts/`, wherever a command was started: the data package leads to it. */
export function findRepository(): string {
  repository ??= path.resolve(
    createRequire(import.meta.url).resolve('@docs/contracts/package.json'),
    '../..',
  );
  return repository;
}
