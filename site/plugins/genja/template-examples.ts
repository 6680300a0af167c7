import type { Code, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { computeOutput, readFence } from '@docs/genja/fence';
import type { Fence } from '@docs/genja/fence';
import { listBlocks, printLocation, element, fence, toHeadingText } from '@docs/docs-model/mdx';
import { toTemplateGloss } from './template-gloss';

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
 * computed; one that is written is compared. The word `gloss` sets a gloss above the example, `gloss=only`
 * in its place.
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
      parent.children[index] = toExample(code, title, printLocation(file, code));
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
  const computed = compute(value, meta ?? '', position);
  const { template, json, language, output } = computed;
  if (meta === 'gloss=only') return toTemplateGloss(computed, false);
  // The page runs the template in the same language; English needs no word.
  const attributes = { title, language: language === 'cs' ? 'cs' : undefined };
  const example = element('TemplateExample', attributes, [
    fence('jinja', template, 'title="Template" wrap'),
    ...(json === undefined ? [] : [fence('json', json, 'title="Data"')]),
    fence('text', output, 'title="Output"'),
  ]);
  if (meta !== 'gloss') return example;
  // Without a name an element is a fragment.
  return { ...element('', {}, [toTemplateGloss(computed, true), example]), name: null };
}

function compute(content: string, meta: string, position: string): Fence & { output: string } {
  try {
    const read = readFence(content, meta);
    return { ...read, output: computeOutput(read) };
  } catch (error) {
    throw new Error(`${position} ${(error as Error).message}`, { cause: error });
  }
}
