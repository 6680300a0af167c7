import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';

export interface AnnotatedTest {
  title: string;
  /** Sentences of `tests/specification.yaml`. */
  sentences: string[];
}

const FOLDERS = ['tests', 'site', 'packages', 'tools'];

/** Lists the tests of the repository that say which sentence they show. */
export function listAnnotatedFiles(): (AnnotatedTest & { file: string })[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(spec|test|setup)\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  ).flatMap((file) =>
    listAnnotatedTests(readFileSync(file, 'utf8')).map((test) => ({ file, ...test })),
  );
}

/**
 * Lists the tests in a source that say which sentence they show, with `shows()` or in `meta`. Skipped
 * tests show nothing. A title with a placeholder is given as it is written.
 *
 * @example
 * listAnnotatedTests("test('opens', () => { shows('It opens'); })");
 * // [{ title: 'opens', sentences: ['It opens'] }]
 */
export function listAnnotatedTests(source: string): AnnotatedTest[] {
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.ES2022, true);
  return listNodes(file)
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => isTest(expression))
    .flatMap(({ arguments: [title, ...rest] }) => {
      const sentences = rest.flatMap(listNodes).flatMap(listSentences);
      return title && sentences.length > 0 ? [{ title: toText(title), sentences }] : [];
    });
}

function listNodes(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(...listNodes(child));
  });
  return [node, ...children];
}

/** `test(…)`, `it(…)`, and `test.each(…)(…)` with its table. */
function isTest(callee: ts.Expression): boolean {
  const each = ts.isCallExpression(callee) ? callee.expression : undefined;
  const name = (each ?? callee).getText();
  return each === undefined ? /^(test|it)$/.test(name) : /^(test|it)\.each$/.test(name);
}

/** Those of `shows('…')` and of `spec: ['…']`. */
function listSentences(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'shows') {
    return node.arguments.map(toText);
  }
  const isSpec = ts.isPropertyAssignment(node) && node.name.getText() === 'spec';
  return isSpec && ts.isArrayLiteralExpression(node.initializer)
    ? node.initializer.elements.map(toText)
    : [];
}

function toText(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText().replace(/^`|`$/g, '');
}

/** The sentences of the specification that tests show. */
export function readSentences(): string[] {
  const sections = parse(readFileSync('tests/specification.yaml', 'utf8')) as {
    sentences: string[];
  }[];
  return sections.flatMap(({ sentences }) => sentences);
}
