import type { Code, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggest } from '#contract/suggest';
import { computeOutput, readFence } from '#genja/fence';
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
 * @throws when a template fails, prints something else than the page says, or has a section of
 *   another name
 */
export function templateExamples() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (code, index, parent) => {
      if (code.lang !== 'genja' || !parent || index === undefined || isResolved(parent)) return;
      parent.children[index] = toExample(code, toPlace(file, code));
    });
  };
}

/** On the pages of a frozen version template and output are in their elements already. */
function isResolved(parent: Parents): boolean {
  return 'name' in parent && parent.name === 'TemplateExample';
}

function toExample(code: Code, place: string): RootContent {
  const [template = '', ...rest] = code.value.split(/^--- /m);
  const sections = rest.map(toSection);
  const unknown = sections.find(({ name }) => !SECTIONS[name]);
  if (unknown) {
    throw new Error(
      `${place} has a line "--- ${unknown.name}" in a template. ` +
        suggest(unknown.name, Object.keys(SECTIONS)),
    );
  }
  const output = compute(code, place);
  if (!sections.some(({ name }) => name === 'output')) {
    sections.push({ name: 'output', value: output });
  }
  // The page runs the template in the same language; English needs no word.
  const isCzech = readFence(code.value, code.meta ?? '').language === 'cs';
  return element('TemplateExample', { language: isCzech ? 'cs' : undefined }, [
    fence('genja', template.trimEnd(), 'title="Template"'),
    ...sections.flatMap(({ name, value }) => SECTIONS[name]?.(value) ?? []),
  ]);
}

function compute({ value, meta }: Code, place: string): string {
  try {
    return computeOutput(value, meta ?? '');
  } catch (error) {
    throw new Error(`${place} ${(error as Error).message}`, { cause: error });
  }
}

const SECTIONS: Record<string, (value: string) => RootContent> = {
  data: (value) => fence('json', value, 'title="Data"'),
  output: (value) => fence('text', value, 'title="Output"'),
};

function toSection(text: string): { name: string; value: string } {
  const [name = '', ...lines] = text.split('\n');
  return { name: name.trim(), value: lines.join('\n').trimEnd() };
}
