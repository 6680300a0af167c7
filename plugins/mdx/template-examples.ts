import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { computeOutput } from '#genja/fence';
import { toPlace } from './contract-links';
import { element, fence } from './elements';

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
 * @throws when a template fails, or prints something else than the page says
 */
export function templateExamples() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (code, index, parent) => {
      if (code.lang !== 'genja' || !parent || index === undefined) return;
      parent.children[index] = toExample(completeFence(code, file));
    });
  };
}

function completeFence(code: Code, file: VFile): string {
  try {
    const output = computeOutput(code.value, code.meta ?? '');
    if (/^--- output$/m.test(code.value)) return code.value;
    return `${code.value}\n--- output\n${output}`;
  } catch (error) {
    const message = `${toPlace(file, code)} ${(error as Error).message}`;
    throw new Error(message, { cause: error });
  }
}

function toExample(text: string): RootContent {
  const [template = '', ...sections] = text.split(/^--- /m);
  return element('TemplateExample', {}, [
    fence('genja', template.trimEnd(), 'title="Template"'),
    ...sections.map((section) => {
      const [name = '', ...lines] = section.split('\n');
      const value = lines.join('\n').trimEnd();
      return name.trim() === 'data'
        ? fence('json', value, 'title="Data"')
        : fence('text', value, 'title="Output"');
    }),
  ]);
}
