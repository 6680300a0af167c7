import ts from 'typescript';

/**
 * Lists the titles of the tests in a source, those that are skipped or marked as to fix left out. A
 * title with a placeholder is given as it is written.
 *
 * @example
 * listTests("test('opens', …); test.skip('closes', …)"); // ['opens']
 */
export function listTests(source: string): string[] {
  const file = ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.ES2022, true);
  const titles: string[] = [];
  visit(file);
  return titles;

  function visit(node: ts.Node): void {
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (title && ts.isCallExpression(node) && isTest(node.expression)) {
      if (ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  }
}

/** `test(…)`, `it(…)`, and `test.each(…)(…)` with its table. */
function isTest(callee: ts.Expression): boolean {
  const each = ts.isCallExpression(callee) ? callee.expression : undefined;
  const name = (each ?? callee).getText();
  return each === undefined ? /^(test|it)$/.test(name) : /^(test|it)\.each$/.test(name);
}
