import type { Code, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { computeOutput, readFence } from '@docs/genja/fence';
import type { Fence } from '@docs/genja/fence';
import { listBlocks, toPlace } from './elements';
import { element, fence } from './blocks';

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
    for (const { node: code, index, parent } of listBlocks(tree, 'code')) {
      if (code.lang !== 'genja' || isResolved(parent)) continue;
      parent.children[index] = toExample(code, toPlace(file, code));
    }
  };
}

/** On the pages of a frozen version template and output are in their elements already. */
function isResolved(parent: Parents): boolean {
  return 'name' in parent && parent.name === 'TemplateExample';
}

function toExample({ value, meta }: Code, position: string): RootContent {
  const { template, json, language, output } = compute(value, meta ?? '', position);
  // The page runs the template in the same language; English needs no word.
  return element('TemplateExample', { language: language === 'cs' ? 'cs' : undefined }, [
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
