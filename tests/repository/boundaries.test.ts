import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

async function findErrors(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

it.each(['packages/openapi/src/x.ts', 'packages/mcp/src/x.ts'])(
  '%s must not import Node.js: it runs in browsers, too',
  async (file) => {
    const text = "import path from 'node:path';\nexport const all = [path];\n";
    expect((await findErrors(file, text)).join()).toContain('Node.js belongs');
  },
);

it.each(['packages/sandbox/src/node/x.ts', 'packages/docs-model/src/pages/node/x.ts'])(
  '%s may import Node.js',
  async (file) => {
    const text = "import path from 'node:path';\nexport const all = [path];\n";
    expect(await findErrors(file, text)).toEqual([]);
  },
);

it.each([
  ['site/src/x.ts', "import { lazy } from 'react';", 'useLazy()'],
  ['site/src/x.ts', "import { wrap } from 'comlink';", 'connectWorker()'],
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
    ['a name', 'tools/x.ts', 'export const faults = 1;'],
    ['a type', 'site/src/x.ts', 'export interface Place {\n  x: number;\n}'],
    ['a comment', 'packages/genja/src/x.ts', '// Gives back the text.\nexport const x = 1;'],
    ['the start of a comment', 'tools/x.ts', '// What is sent.\nexport const x = 1;'],
    ['text between tags', 'site/src/x.tsx', 'export const x = <p>Read the answer</p>;'],
    ['a label', 'site/src/x.tsx', 'export const x = <p aria-label="Colour" />;'],
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
    ['site/src/x.ts', 'export const position = { callback: 1, household: 2 };'],
    ['packages/sandbox/src/data/x.ts', "export const x = 'me and my own';"],
    ['tools/x.ts', 'export const x = (server: URL) => server.address();'],
  ])('%s may contain %s', async (file, text) => {
    expect(await findErrors(file, `${text}\n`)).toEqual([]);
  });
});
