import path from 'node:path';
import type { Identifier } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { compatData, listLacking } from './compat-data';

export interface Unsupported {
  /** Key in MDN's data, such as `api.Request.body`. */
  feature: string;
  /** The supported browsers that lack it. */
  lacking: string[];
  /** File and line. */
  location: string;
}

/**
 * Lists the members of web APIs, and what of the language and its regular expressions a supported
 * browser lacks. The type checker tells what each name belongs to, so that `request.body` is found
 * too.
 *
 * @param files TypeScript files that run in a browser; what they import is checked too
 */
export function listUnsupportedApi(files: string[]): Unsupported[] {
  const config = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd());
  const compiled = ts.createProgram(files, options);
  const checker = compiled.getTypeChecker();
  const unsupported: Unsupported[] = [];

  function visit(node: ts.Node): void {
    for (const [owners, member] of listUses(node, checker)) {
      const feature = findFeature(owners, member);
      const lacking = listLacking(feature?.data);
      if (feature && lacking.length > 0) {
        unsupported.push({ feature: feature.key, lacking, location: toLocation(node) });
      }
    }
    for (const name of isText(node) ? listRegexpFeatures(node.getText()) : []) {
      const feature = `javascript.regular_expressions.${name}`;
      const lacking = listLacking(compatData.javascript.regular_expressions?.[name]);
      if (lacking.length > 0) unsupported.push({ feature, lacking, location: toLocation(node) });
    }
    ts.forEachChild(node, visit);
  }

  compiled.getSourceFiles().filter(isOurs).forEach(visit);
  return unsupported;
}

function isOurs({ fileName, isDeclarationFile }: ts.SourceFile): boolean {
  return !isDeclarationFile && !fileName.includes('/node_modules/');
}

/** A regular expression, or a string that may become one. */
function isText(node: ts.Node): boolean {
  return (
    ts.isLiteralExpression(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Features that regular expressions did not have from the beginning, by MDN's names. */
const REGEXP_FEATURES: Record<string, RegExp> = {
  lookbehind_assertion: /\(\?<[=!]/,
  modifier: /\(\?(?:[ims]+-?|-)[ims]*:/,
};

/** @example listRegexpFeatures('(?<=a)b'); // ['lookbehind_assertion'] */
export function listRegexpFeatures(text: string): string[] {
  return Object.keys(REGEXP_FEATURES).filter((name) => REGEXP_FEATURES[name]?.test(text));
}

/** Names of types or globals that a member may belong to, the nearest first, and the member. */
type Use = [owners: string[], member: string | undefined];

function listUses(node: ts.Node, checker: ts.TypeChecker): Use[] {
  if (ts.isPropertyAccessExpression(node)) {
    return toMemberUses(checker.getTypeAtLocation(node.expression), node.name.text, checker);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name)) return [];
    return toMemberUses(checker.getTypeAtLocation(node.parent), name.text, checker);
  }
  if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) {
    const symbol = checker.getSymbolAtLocation(node);
    // A type alone is gone when the code runs.
    if (symbol && (symbol.flags & ts.SymbolFlags.Value) !== 0 && isOfLibrary(symbol)) {
      return [[[symbol.name], undefined]];
    }
  }
  return [];
}

function toMemberUses(type: ts.Type, member: string, checker: ts.TypeChecker): Use[] {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((patternPart): Use[] => {
    const apparent = checker.getApparentType(patternPart);
    const symbol = apparent.getProperty(member);
    if (symbol === undefined || !isOfLibrary(symbol)) return [];
    const owner = apparent.symbol?.name;
    const declared = symbol.declarations
      ?.map(({ parent }) => parent)
      .filter(ts.isInterfaceDeclaration);
    const owners = [owner, ...(declared ?? []).map(({ name }) => name.text)];
    return [[owners.filter((name) => name !== undefined).map(toPublicName), member]];
  });
}

/** `ArrayConstructor` has what is called on `Array`. */
function toPublicName(name: string): string {
  return name.replace(/Constructor$/, '');
}

function isOfLibrary(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) =>
    /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName),
  );
}

function findFeature(
  owners: string[],
  member: string | undefined,
): { key: string; data: Identifier } | undefined {
  for (const owner of owners) {
    for (const [group, data] of [
      ['api', compatData.api[owner]],
      ['javascript.builtins', compatData.javascript.builtins?.[owner]],
    ] as const) {
      if (data === undefined) continue;
      if (member === undefined) return { key: `${group}.${owner}`, data };
      const feature = data[member] ?? data[`${member}_static`];
      if (feature !== undefined) return { key: `${group}.${owner}.${member}`, data: feature };
    }
  }
  return undefined;
}

function toLocation(node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(process.cwd(), source.fileName)}:${line + 1}`;
}
