import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
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
 * The data of the template may stand between, after a line `--- data`.
 *
 * @throws when a template shows no output
 */
export function templateExamples() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (code, index, parent) => {
      if (code.lang !== 'genja' || !parent || index === undefined) return;
      if (!code.value.includes('--- ')) {
        throw new Error(
          `${toPlace(file, code)} shows a template without its output. Add a line "--- output".`,
        );
      }
      parent.children[index] = toExample(code.value);
    });
  };
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
