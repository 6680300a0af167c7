import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  resolved?: string;
  link?: boolean;
  devDependencies?: Record<string, string>;
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const names = new Set(
  Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
);

describe('the lock file', () => {
  it('contains no download URLs', () => {
    // A package of this repository is a link to its folder.
    const addressed = Object.entries(lock.packages).filter(
      ([, { resolved, link }]) => resolved && !link,
    );
    expect(addressed).toEqual([]);
  });

  it('names no package of this repository for the root: Turborepo would run every suite for its changes', () => {
    const names = Object.keys(lock.packages['']?.devDependencies ?? {});
    expect(names.filter((name) => name.startsWith('@docs/'))).toEqual([]);
  });

  it('contains the packages of native tools for every platform, or npm ci rejects it', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${name} of ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
