import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { toContractFile } from '#contract/read/load';
import type { ContractName } from '#contract/names';
import { resolveLink } from '#docs-model/links/link-targets';
import { h } from './hast';
import type { Child } from './hast';

/** What a description may lead to; anything else would be a script or a mistake. */
const SAFE = /^(https?:|mailto:|[/#])/;

/**
 * Turns the URLs of the contract (`type:Entity`, `op:analyze`) into those of the site; calls
 * are on this page.
 *
 * @throws when a URL names something that the contract does not declare
 */
export async function finishLinks(
  tree: Root,
  { contract, baseUrl }: { contract: ContractName; baseUrl: string },
): Promise<void> {
  for (const { properties } of listLinks(tree)) {
    const href = await resolveOnPage(String(properties.href ?? ''), contract);
    if (SAFE.test(href)) properties.href = href.replace(/^\//, baseUrl);
    else delete properties.href;
  }
}

/** What is shown below a field or in its card, as HTML with finished links. */
export async function toLinkedHtml(contract: ContractName, ...content: Child[]): Promise<string> {
  const tree: Root = { type: 'root', children: h('div', {}, ...content).children };
  for (const { properties } of listLinks(tree)) {
    properties.href = await resolveContractLink(String(properties.href ?? ''), contract);
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

/** @example await resolveOnPage('op:analyze', 'media-v2'); // '#analyze' */
async function resolveOnPage(href: string, contract: ContractName): Promise<string> {
  const url = await resolveContractLink(href, contract);
  return /^op:\w+$/.test(href) ? `#${href.slice('op:'.length)}` : url;
}

/** @throws naming the contract's file and the nearest name when the URL leads nowhere */
export async function resolveContractLink(url: string, contract: ContractName): Promise<string> {
  return resolveLink(url, toContractFile(contract), contract);
}
