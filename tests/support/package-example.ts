import { readdirSync, readFileSync } from 'node:fs';

/** The example in the README of each package, with the lines that it prints: what its comments say. */
export function listPackageExamples() {
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
