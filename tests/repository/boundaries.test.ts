import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

async function findErrors(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('import boundaries', () => {
  it.each([
    ['contract/x.ts', "import { languages } from '#samples/languages';"],
    ['contract/x.ts', "import React from 'react';"],
    ['contract/x.ts', "import path from 'node:path';"],
    ['packages/genja/src/x.ts', "import { languages } from '#samples/languages';"],
    ['packages/genja/src/x.ts', "import React from 'react';"],
    ['packages/genja/src/x.ts', "import path from 'node:path';"],
    ['packages/genja/src/x.ts', "import { createSandbox } from '#sandbox/create-sandbox';"],
    ['samples/x.ts', "import { provider } from '#provider';"],
    ['packages/search/src/x.ts', "import React from 'react';"],
    ['packages/sandbox/src/x.ts', "import { languages } from '#samples/languages';"],
    ['packages/docs-model/src/x.ts', "import { tools } from '../scripts/mcp/tools';"],
    ['src/x.ts', "import { tools } from '../scripts/mcp/tools';"],
    ['src/x.ts', "import { toTypeAddress } from '#docs-model/links/link-targets';"],
    ['packages/docs-model/src/x.ts', "import { createSlugger } from '@docusaurus/utils';"],
    ['packages/docs-model/src/x.ts', "import { toMdxPlugins } from '#plugins/mdx/index';"],
    ['src/x.ts', "import { x } from '@site/plugins/x';"],
    ['plugins/x.ts', "import { x } from '../src/x';"],
    ['contract/x.ts', "import { x } from '../scripts/x';"],
    ['plugins/x.ts', "import { x } from '../deploy/x';"],
    ['src/x.tsx', "import { x } from '../benchmarks/x';"],
    ['src/x.tsx', "import { x } from '../testing/x';"],
    ['src/x.test.ts', "import { x } from '@site/tests/x';"],
    ['scripts/x.ts', "import { x } from '../tests/x';"],
    ['benchmarks/x.ts', "import { x } from '../tests/x';"],
    ['samples/x.ts', "import { x } from '../contract/read/list-types';"],
  ])('%s must not contain %s', async (file, text) => {
    const used = `${text}\nexport const all = [${/(\w+)( }|) from/.exec(text)?.[1]}];\n`;
    expect((await findErrors(file, used)).join('\n')).toMatch(
      /may import only|in testing\/|knows neither|Node belongs|are written/,
    );
  });

  it.each([
    ['samples/x.ts', "import { toPath } from '#contract/examples/example';"],
    ['packages/sandbox/src/node.ts', "import path from 'node:path';"],
    ['packages/genja/src/node.ts', "import path from 'node:path';"],
    ['src/x.ts', "import { render } from '#genja/render';"],
    ['packages/sandbox/src/x.ts', "import { render } from '#genja/render';"],
    ['src/x.ts', "import { findMarks } from '#search/snippet';"],
    ['packages/genja/src/x.ts', "import { findNearest } from '#packages/utils/src/suggest';"],
    ['plugins/x.ts', "import { languages } from '#samples/languages';"],
    ['packages/docs-model/src/pages/node/x.ts', "import path from 'node:path';"],
    ['plugins/x.ts', "import { listPages } from '#docs-model/pages/list-pages';"],
    ['src/x.ts', "import { products } from '#products';"],
    ['src/x.test.ts', "import { x } from '@site/testing/x';"],
    ['benchmarks/x.ts', "import { x } from '../testing/x';"],
  ])('%s may contain %s', async (file, text) => {
    const used = `${text}\nexport const all = [${/(\w+)( }|) from/.exec(text)?.[1]}];\n`;
    expect(await findErrors(file, used)).toEqual([]);
  });
});

it.each([
  ['src/x.ts', "import { lazy } from 'react';", 'useLazy()'],
  ['src/x.ts', "import { wrap } from 'comlink';", 'connectWorker()'],
  ['packages/sandbox/src/x.ts', "import { wrap } from 'comlink';", 'connectWorker()'],
])('%s must not contain %s: there is %s', async (file, text, way) => {
  expect((await findErrors(file, text)).join('\n')).toContain(way);
});

it.each(["await page.goto('/', { waitUntil: 'networkidle' });", 'await page.waitForTimeout(100);'])(
  'a test must not wait with %s',
  async (line) => {
    const errors = await findErrors('tests/x.spec.ts', `export async function f(page) { ${line} }`);
    expect(errors.join()).toContain('Wait for an element');
  },
);

describe('the words of the house style', () => {
  it.each([
    ['a name', 'scripts/x.ts', 'export const faults = 1;'],
    ['a type', 'src/x.ts', 'export interface Place {\n  x: number;\n}'],
    ['a comment', 'packages/genja/src/x.ts', '// Gives back the text.\nexport const x = 1;'],
    ['text between tags', 'src/x.tsx', 'export const x = <p>Read the answer</p>;'],
    ['a label', 'src/x.tsx', 'export const x = <p aria-label="Colour" />;'],
    [
      'a message',
      'packages/docs-model/src/x.ts',
      'export const x = (y: number) => `${y} is simply too long.`;',
    ],
    ['a message', 'packages/sandbox/src/x.ts', "export const x = 'This is my text.';"],
  ])('%s in %s that breaks them is an error', async (_, file, text) => {
    expect(await findErrors(file, `${text}\n`)).toHaveLength(1);
  });

  it.each([
    ['src/x.ts', 'export const place = { callback: 1, household: 2 };'],
    ['packages/sandbox/src/data/x.ts', "export const x = 'me and my own';"],
    ['scripts/x.ts', 'export const x = (server: URL) => server.address();'],
  ])('%s may contain %s', async (file, text) => {
    expect(await findErrors(file, `${text}\n`)).toEqual([]);
  });
});
