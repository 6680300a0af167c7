import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFiles } from './index';

// The bundler that Docusaurus builds with.
const load = createRequire(createRequire(import.meta.url).resolve('@docusaurus/faster'));
const { rspack } = load('@rspack/core') as { rspack: (options: object) => Compiler };

interface Compiler {
  run(done: (error: Error | null) => void): void;
  close(done: () => void): void;
}

const folder = mkdtempSync(path.join(tmpdir(), 'inputs-'));
const inFolder = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeFileSync(inFolder(name), text);

afterAll(() => rmSync(folder, { recursive: true }));

/** Builds a page whose text is in another file, with the cache of the last build. */
async function build(): Promise<string> {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './page.mdx',
    output: { path: folder, filename: 'page.js' },
    cache: true,
    experiments: {
      cache: { type: 'persistent', storage: { type: 'filesystem', directory: inFolder('cache') } },
    },
    module: {
      rules: [
        { test: /\.mdx$/, use: [{ loader: inFolder('compile.cjs') }] },
        {
          test: [/\.mdx$/],
          enforce: 'pre',
          use: [
            {
              loader: path.resolve('site/plugins/inputs/depend-on.cjs'),
              options: { file: inFolder('inputs.sha256') },
            },
          ],
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : compiler.close(resolve))),
  );
  return readFileSync(inFolder('page.js'), 'utf8');
}

/** Runs the plugin as Docusaurus does when a site is loaded. */
function writeInput(text: string): void {
  write('example.json', text);
  write('inputs.sha256', hashFiles(folder, ['example.json']));
}

test('a page is compiled again when what it is made from has changed', async () => {
  write('page.mdx', 'Text');
  write(
    'compile.cjs',
    `module.exports = () => 'console.log(' + require('node:fs').readFileSync(${JSON.stringify(inFolder('example.json'))}, 'utf8') + ')';`,
  );
  writeInput('"first"');
  expect(await build()).toContain('first');
  writeInput('"second"');
  expect(await build()).toContain('second');
});
