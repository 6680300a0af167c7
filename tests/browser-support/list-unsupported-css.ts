import type { Identifier } from '@mdn/browser-compat-data';
import postcss from 'postcss';
import type { Declaration } from 'postcss';
import { compatData, listLacking } from './compat-data';
import type { Unsupported } from './list-unsupported-api';

/**
 * Lists the properties, values, selectors and at-rules of a style sheet that a supported browser
 * lacks. Declarations in `@supports` are left out.
 */
export function listUnsupportedCss(css: string, file: string): Unsupported[] {
  const unsupported: Unsupported[] = [];

  function check(feature: string, data: Identifier | undefined, line = 0): void {
    const lacking = listLacking(data, { isPrefixed: true });
    if (lacking.length > 0) unsupported.push({ feature, lacking, location: `${file}:${line}` });
  }

  postcss.parse(css, { from: file }).walk((node) => {
    const line = node.source?.start?.line;
    if (node.type === 'atrule') {
      check(`css.at-rules.${node.name}`, compatData.css['at-rules']?.[node.name], line);
      for (const [name] of node.params.matchAll(/[\w-]+(?=\s*[:)])/g)) {
        check(`css.at-rules.media.${name}`, compatData.css['at-rules']?.media?.[name], line);
      }
    }
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) {
        check(`css.selectors.${name}`, compatData.css.selectors?.[name], line);
      }
    }
    if (node.type === 'decl' && !isGuarded(node)) checkDeclaration(node, check);
  });
  return unsupported;
}

function checkDeclaration(
  { prop, value, source }: Declaration,
  check: (feature: string, data: Identifier | undefined, line?: number) => void,
): void {
  const line = source?.start?.line;
  const property = compatData.css.properties?.[prop];
  check(`css.properties.${prop}`, property, line);
  if (listLacking(property, { isPrefixed: true }).length > 0) return;
  // Such as `text-decoration: underline 2px`.
  if (/\d/.test(value)) {
    check(`css.properties.${prop}.includes_thickness`, property?.includes_thickness, line);
  }
  for (const [word] of value.matchAll(/[a-z][a-z-]*(?![\w-]*\()/g)) {
    check(`css.properties.${prop}.${word}`, property?.[word], line);
  }
  for (const [, name = ''] of value.matchAll(/([a-z][a-z-]*)\(/g)) {
    const functions = compatData.css.types?.[name] ?? compatData.css.types?.color?.[name];
    check(`css.types.${name}`, functions, line);
  }
}

function isGuarded(declaration: Declaration): boolean {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && 'name' in node && node.name === 'supports') return true;
  }
  return false;
}
