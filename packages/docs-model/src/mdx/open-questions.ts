import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Takes `<OpenQuestion>` out of a page: `npm run questions` lists what is to be asked, readers don't see it. */
export function openQuestions() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (!isOpenQuestion(node) && !isOnlyMark(node)) return;
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    });
  };
}

function isOpenQuestion(node: Nodes): boolean {
  return 'name' in node && node.name === 'OpenQuestion';
}

/** A mark on one line is read as a paragraph around it. */
function isOnlyMark(node: Nodes): boolean {
  return node.type === 'paragraph' && node.children.every(isOpenQuestion);
}
