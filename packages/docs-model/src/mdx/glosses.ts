import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { readAnalysis, setGloss } from '@docs/vendor/annotations';
import type { Analysis, Gloss, GlossMark, GlossRow, GlossSource } from '@docs/vendor/annotations';
import { findField, toFieldUrl } from '@docs/openapi/describe';
import type { Example } from '@docs/openapi';
import type { ContractName } from '@docs/vendor';
import { loadFieldMap } from '../field-map/to-field-map';
import { code, element, link, paragraph } from './blocks';
import { drawPhotos, drawPicture, drawScale } from './draw-gloss';
import { listBlocks, readAttributes, printLocation } from './mdx-nodes';
import { findExample } from './examples';

/**
 * Replaces `<Gloss name="tagging-mentions" show="entities tags" />` by the first sentence of an
 * example, with a row below it for each field of the response. `other-example.stdForm` takes the row
 * from the response of another example, and `to` names a page for each row; when it is empty, no name is a link.
 *
 * @throws when an example or a field does not exist, or says nothing of the sentence
 */
export function glosses({ contract }: { contract?: ContractName } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const { node } of listBlocks(tree, 'mdxJsxFlowElement')) {
      // On the pages of a frozen version the rows are in it already.
      if (node.name !== 'Gloss' || node.children.length > 0) continue;
      const { name = '', show = '', to } = readAttributes(node);
      const position = printLocation(file, node);
      const find = (exampleName: string) => findExample(exampleName, position, contract);
      const example = await find(name);
      const rows = await Promise.all(
        show.split(' ').map(async (row): Promise<[string, Example]> => {
          const [field = '', other] = row.split('.').reverse();
          return [field, other === undefined ? example : await find(other)];
        }),
      );
      const gloss = readGloss(example, rows, position);
      const urls = gloss.rows.map(({ path }, at) => findUrl(path, rows[at]![1]));
      Object.assign(node, buildGloss(gloss, to?.split(' ') ?? (await Promise.all(urls))));
    }
  };
}

async function findUrl(path: GlossRow['path'], { contract, operation }: Example): Promise<string> {
  const map = await loadFieldMap(contract);
  return toFieldUrl(map, findField(map, `${operation.id}.response`, path)!);
}

/** @param urls where the names of the rows lead; without one, a name is no link */
export function buildGloss(gloss: Gloss, urls: (string | undefined)[]): MdxJsxFlowElement {
  const words = gloss.words.map(({ text, isApart }) => `${isApart ? ' ' : ''}${text}`);
  const inPicture = gloss.rows.filter(({ mean, photos }) => mean === undefined && !photos);
  const html = drawPicture(words, inPicture, findBreak(gloss));
  const rows = gloss.rows.map(({ name, marks, isAbove: above, mean, photos }, at) => {
    const drawn = photos && drawPhotos(photos);
    const facts = drawn?.names ?? printFacts(words, marks);
    const scale = mean === undefined ? undefined : drawScale(mean, facts);
    const label = urls[at] ? link(urls[at], code(name)) : code(name);
    return element('GlossRow', { facts, html: drawn?.html ?? scale, above }, [paragraph(label)]);
  });
  return element('Gloss', { text: words.join(''), html }, rows);
}

function toSource({ name, response, body }: Example): GlossSource {
  const { presentationLanguage: language } = (body ?? {}) as { presentationLanguage?: string };
  return { name, analysis: response as Analysis, language };
}

function readGloss(example: Example, rows: [string, Example][], position: string): Gloss {
  try {
    const analysis = readAnalysis(example.response);
    if (!analysis) throw new Error(`"${example.name}" returns no words of the text`);
    return setGloss(
      analysis,
      rows.map(([field, source]) => [field, toSource(source)]),
    );
  } catch (cause) {
    throw new Error(
      `${position} shows a gloss: ${(cause as Error).message}. Choose other fields.`,
      {
        cause,
      },
    );
  }
}

/** Where a phone begins the second line: the last word of the first half that no bracket contains. */
function findBreak({ words, rows }: Gloss): number {
  const brackets = rows.flatMap(({ marks }) => marks).filter(({ to, from }) => to - from <= 3);
  const lengths = words.map((_, at) =>
    words.slice(0, at).reduce((sum, { text }) => sum + text.length + 1, 0),
  );
  const half = (lengths.at(-1) ?? 0) / 2;
  return lengths.findLastIndex(
    (length, at) =>
      length <= half &&
      // An article belongs to the next word.
      (words[at - 1]?.text ?? '').length > 2 &&
      !brackets.some(({ from, to }) => from < at && at < to),
  );
}

/** @example printFacts(words, marks); // 'Mr. Macron: person; Munich: location' */
function printFacts(words: string[], marks: GlossMark[]): string {
  return marks
    .map(({ from, to, label }) =>
      // A fact about the whole sentence needs no words of it.
      to - from === words.length ? label : `${words.slice(from, to).join('').trim()}: ${label}`,
    )
    .join('; ');
}
