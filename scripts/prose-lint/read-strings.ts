import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { Prose } from './prose';

/** Attributes that are read out or shown. */
const SHOWN = ['aria-label', 'alt', 'label', 'placeholder', 'title'];
/** Words of languages and demo data are material, not text of ours. */
const NOT_SHOWN = /\.test\.tsx?$|fixtures|^sandbox\/(analysis|data)\//;
/** Two spaces make a phrase: shorter strings are names, keys and values. */
const PHRASE = /\S\s+\S+\s+\S/;

/** Reads the texts that components show and that the sandbox sends. */
export async function readStrings(folders = ['src', 'sandbox', 'docs-model']): Promise<Prose[]> {
  const files = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file))
    .sort();
  const texts = await Promise.all(
    files.map(async (file) => listStrings(file, await readFile(file, 'utf8'))),
  );
  return texts.flat();
}

/** @example listStrings('a.tsx', '<p>No response yet.</p>'); // [{ …, text: 'No response yet.' }] */
export function listStrings(file: string, source: string): Prose[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Prose[] = [];
  const add = (node: ts.Node, text: string): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file, line: line + 1, text: text.replace(/\s+/g, ' ').trim(), kind: 'label' });
  };
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) add(node, node.text);
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && (PHRASE.test(node.text) || isShown(node))) add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const pieces = [node.head, ...node.templateSpans.map((span) => span.literal)];
      const text = pieces.map((piece) => piece.text).join('…');
      if (PHRASE.test(text)) add(node, text);
    }
    ts.forEachChild(node, read);
  };
  read(tree);
  return found;
}

function isShown({ parent }: ts.Node): boolean {
  return ts.isJsxAttribute(parent) && SHOWN.includes(parent.name.getText());
}
