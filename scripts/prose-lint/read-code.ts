import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { CODE } from './prose';
import type { Prose } from './prose';

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
