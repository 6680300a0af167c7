import { readdirSync, readFileSync } from 'node:fs';

interface PackageExample {
  /** Folder of the package. */
  name: string;
  code: string;
  /** The lines that the code prints: what its comments say. */
  output: string[];
}

/** The example in the README of each package. */
export function listPackageExamples(): PackageExample[] {
  return readdirSync('packages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const readme = readFileSync(`packages/${name}/README.md`, 'utf8');
      const code = /^```ts\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? '';
      return {
        name,
        code,
        output: [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line = '']) => line),
      };
    });
}
