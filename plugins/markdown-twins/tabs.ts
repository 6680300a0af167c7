import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Tabs one below the other, each under its label. */
export function toPanels(state: State, container: Element): RootContent[] {
  const labels: string[] = [];
  const panels: Element[] = [];
  visit(container, 'element', (node) => {
    if (node.properties.role === 'tab') labels.push(toString(node).trim());
    if (node.properties.role === 'tabpanel') panels.push(node);
  });
  return panels.flatMap((panel, index): RootContent[] => [
    { type: 'paragraph', children: [toStrong(`${labels[index] ?? ''}:`)] },
    ...(state.toFlow(state.all(panel)) as BlockContent[]),
  ]);
}

function toStrong(value: string) {
  return { type: 'strong' as const, children: [{ type: 'text' as const, value }] };
}
