import type { Code, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { computeOutput, readFence } from '@docs/genja/fence';
import type { Fence } from '@docs/genja/fence';
import { listBlocks, toPlace } from './elements';
import { element, fence } from './blocks';
import { toHeadingText } from './extract-sections';

/**
 * A template beside its output. Writers put both into one fence:
 *
 *     ```genja
 *     {{ 'radio' | upper }}
 *     --- output
 *     RADIO
 *     ```
 *
 * The data of the template may come between, after a line `--- data`. An output that is left out is
 * computed; one that is written is compared.
 *
 * @throws when a template fails, prints something else than the page says, or has a section of
 *   another name
 */
export function templateExamples() {
  return (tree: Root, file: VFile): void => {
    const counts = new Map<string, number>();
    for (const { node: code, index, parent } of listBlocks(tree, 'code')) {
      if (code.lang !== 'genja' || isResolved(parent)) continue;
      const heading = findHeading(tree, code);
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const title = count > 1 ? `${heading} ${count}` : heading;
      parent.children[index] = toExample(code, title, toPlace(file, code));
    }
  };
}

/** On the pages of a frozen version template and output are in their elements already. */
function isResolved(parent: Parents): boolean {
  return 'name' in parent && parent.name === 'TemplateExample';
}

/** The heading above tells the buttons of an example from those of others. */
function findHeading(tree: Root, { position }: Code): string {
  const line = position?.start.line ?? Infinity;
  const headings = tree.children.filter((node) => node.type === 'heading');
  const above = headings.findLast((heading) => heading.position!.start.line < line);
  return above ? toHeadingText(above) : 'example';
}

function toExample({ value, meta }: Code, title: string, position: string): RootContent {
  const { template, json, language, output } = compute(value, meta ?? '', position);
  // The page runs the template in the same language; English needs no word.
  return element('TemplateExample', { title, language: language === 'cs' ? 'cs' : undefined }, [
    fence('genja', template, 'title="Template"'),
    ...(json === undefined ? [] : [fence('json', json, 'title="Data"')]),
    fence('text', output, 'title="Output"'),
  ]);
}

function compute(content: string, meta: string, position: string): Fence & { output: string } {
  try {
    const read = readFence(content, meta);
    return { ...read, output: computeOutput(read) };
  } catch (error) {
    throw new Error(`${position} ${(error as Error).message}`, { cause: error });
  }
}
