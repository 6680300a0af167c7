import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { listFiles } from '@docs/utils/node';
import { contractNames, products, provider, withChanges } from '@docs/vendor';

/** They work for every vendor. The facts of this one are in packages/vendor and contracts/. */
const ENGINES = ['openapi', 'docs-model', 'code-samples', 'search', 'mcp', 'utils', 'genja'];

const names = [provider.name, ...contractNames, ...withChanges.map(({ id }) => id)];
const hosts = Object.values(provider.hosts).map((url) => new URL(url).host);
const WORDS = new RegExp([...names, ...hosts, '/gkb/'].join('|').replaceAll('.', '\\.'), 'i');

/** Without comments, which may have examples, and without names of our own packages. */
function listTexts(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    else if (ts.isIdentifier(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', code, ts.ScriptTarget.Latest, false));
  return texts;
}

const isTest = (file: string): boolean =>
  /\.test\.|\/(?:testing|printed)\/|\/(?:fixtures|hostile-values|example-collection)\b/.test(file);

async function listSources(engine: string): Promise<string[]> {
  const files = await listFiles(`packages/${engine}/src`, '.ts');
  return files.map((file) => `${engine}/src/${file}`).filter((file) => !isTest(file));
}

it.each(ENGINES)(
  'no code of packages/%s names the vendor, its hosts, or its APIs',
  async (name) => {
    const places = (await listSources(name)).flatMap((file) =>
      listTexts(readFileSync(`packages/${file}`, 'utf8'))
        .filter((text) => WORDS.test(text))
        .map((text) => `packages/${file}: ${text.slice(0, 80)}`),
    );
    expect(places).toEqual([]);
  },
);

it.each(ENGINES)('no file of packages/%s names the vendor, in a comment either', async (name) => {
  const files = (await listFiles(`packages/${name}`)).filter(
    (file) => !/node_modules\/|\.test\./.test(file),
  );
  const vendor = new RegExp(provider.name, 'i');
  expect(
    files.filter((file) => vendor.test(readFileSync(`packages/${name}/${file}`, 'utf8'))),
  ).toEqual([]);
});

it.each(['docs-model', 'mcp'])('packages/%s knows no template language', async (name) => {
  const sources = await listSources(name);
  const code = (file: string) => readFileSync(`packages/${file}`, 'utf8');
  expect(sources.filter((file) => /genja/i.test(code(file)))).toEqual([]);
});

it('notices a name in a string, and not in an import or a comment', () => {
  const code = `import { a } from '@docs/vendor'; // ${products[0]!.id}\nconst b = \`\${a}/${products[0]!.id}/\`;`;
  expect(listTexts(code).filter((text) => WORDS.test(text))).toHaveLength(1);
});
