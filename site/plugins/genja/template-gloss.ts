import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { FEATURE_MEANINGS } from '@docs/genja/describe';
import { runFence } from '@docs/genja/fence';
import type { Features } from '@docs/genja';
import type { Fence } from '@docs/genja/fence';
import { buildGloss } from '@docs/docs-model/mdx';

const URLS = ['/genja/introduction/#refer-to-the-data', '/genja/morphology/#long-notation'];

/**
 * The output of a template as a gloss: the case of each inflected word below it, and above it its data.
 * A key of the data that is a type, such as `person`, gives the color.
 */
export function toTemplateGloss(fence: Fence, hasData: boolean): MdxJsxFlowElement {
  const result = runFence(fence);
  if (!result.ok) throw new Error(result.error.message);
  const words = [...result.output.matchAll(/[\p{L}\p{N}]+|\S/gu)];
  const data = fence.data as Record<string, unknown>;
  const toMarks = (toLabel: (key: string, features: Features) => unknown) =>
    result.words.map(({ start, source, features }) => {
      const from = words.findIndex(({ index }) => index === start);
      const type = /[a-z]\w*/.exec(fence.template.slice(source.start))?.[0] ?? '';
      return { from, to: from + 1, label: String(toLabel(type, features)), type };
    });
  const rows = [
    { name: 'data', path: [], isAbove: true, marks: toMarks((key) => data[key]) },
    { name: 'Case', path: [], marks: toMarks((_, { Case = '' }) => FEATURE_MEANINGS[Case]) },
  ];
  const set = words.map(({ 0: text, index }) => ({
    text,
    isApart: result.output[index - 1] === ' ',
  }));
  return hasData
    ? buildGloss({ words: set, rows }, URLS)
    : buildGloss({ words: set, rows: rows.slice(1) }, []);
}
