import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { CODE } from './read-prose';
import type { Prose } from './read-prose';

export interface CodeWords {
  /** Comments and titles of tests; inline code is `CODE`. */
  comments: Prose[];
  /** Each name once per file, in words: `findFaults` is "find Faults". */
  names: Prose[];
}

/** Words of languages are data; code samples are read as pages are. */
const NOT_OURS = /^(genja\/morphology|samples\/(quick-start|production|tutorials)|static)\//;

/** Reads the names and comments of all code that is under version control. */
export async function readCode(): Promise<CodeWords> {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.cjs'])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !NOT_OURS.test(file) && existsSync(file));
  const all = await Promise.all(
    files.map(async (file) => listCodeWords(file, await readFile(file, 'utf8'))),
  );
  return {
    comments: all.flatMap(({ comments }) => comments),
    names: all.flatMap(({ names }) => names),
  };
}

/** @example listCodeWords('a.ts', 'const findFaults = 1; // Why').names[0].text; // 'find Faults' */
export function listCodeWords(file: string, source: string): CodeWords {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, toKind(file));
  const names = new Map<string, number>();
  const comments = new Map<number, string>();
  const read = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []) {
      comments.set(range.pos, source.slice(range.pos, range.end));
    }
    for (const range of ts.getTrailingCommentRanges(source, node.end) ?? []) {
      comments.set(range.pos, source.slice(range.pos, range.end));
    }
    const name = toDeclaredName(node);
    if (name && !names.has(name.text)) names.set(name.text, name.getStart());
    if (isTestTitle(node)) comments.set(node.getStart(), node.text);
    ts.forEachChild(node, read);
  };
  read(tree);
  const toProse = (position: number, text: string): Prose => ({
    file,
    line: tree.getLineAndCharacterOfPosition(position).line + 1,
    text,
    kind: 'label',
  });
  return {
    comments: [...comments].map(([position, text]) => toProse(position, toPlainComment(text))),
    names: [...names].map(([text, position]) => toProse(position, toWords(text))),
  };
}

function toKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Names that we chose; a property of a library that is only read is not ours. */
function toDeclaredName(node: ts.Node): ts.Identifier | undefined {
  const { name } = node as { name?: ts.Node };
  if (!name || !ts.isIdentifier(name)) return undefined;
  if (ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node)) return undefined;
  return name;
}

function isTestTitle(node: ts.Node): node is ts.StringLiteral {
  if (!ts.isStringLiteral(node) || !ts.isCallExpression(node.parent)) return false;
  const { expression, arguments: [first] = [] } = node.parent;
  return first === node && /^(test|it|describe)\b/.test(expression.getText());
}

function toPlainComment(text: string): string {
  return text
    .replace(/@example[\s\S]*/, '')
    .replace(/`[^`]*`/g, CODE)
    .replace(/^\s*(\/\*\*?|\*\/?|\/\/)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @example toWords('DEFAULT_faultId'); // 'DEFAULT fault Id' */
function toWords(name: string): string {
  return name.replace(/_+/g, ' ').replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
}

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
