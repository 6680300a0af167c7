import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Child } from 'hastscript';
import { visit } from 'unist-util-visit';
import { toContractFile } from '@docs/openapi/node';
import type { ContractName } from '@docs/vendor';
import { resolveLink } from '../links/link-targets';

/** Puts the pages that links lead to below the base URL of the site. */
export function finishLinks(tree: Root, baseUrl: string): void {
  for (const { properties } of listLinks(tree)) {
    properties.href = String(properties.href ?? '').replace(/^\//, baseUrl);
  }
}

/** The text below a field or in its card, as HTML with finished links. */
export async function printLinkedHtml(
  contract: ContractName,
  ...content: Child[]
): Promise<string> {
  const tree: Root = { type: 'root', children: h('div', ...content).children };
  for (const { properties } of listLinks(tree)) {
    const href = String(properties.href ?? '');
    properties.href = await resolveLink(href, toContractFile(contract), contract);
  }
  return toHtml(tree);
}

function listLinks(tree: Root): Element[] {
  const links: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') links.push(node);
  });
  return links;
}
