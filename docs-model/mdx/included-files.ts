import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { quickStarts } from '#samples/quick-start';
import { describeTutorialRun } from '#samples/load-tutorial-runs';
import { tutorials } from '#samples/tutorials';
import { element } from './elements';
import { loadRegion } from './load-region';
import { toExecutedLine } from './executed-line';
import { toPlace } from './contract-links';

const QUICK_STARTS = 'samples/quick-start/';

/**
 * Fills fences that name a file instead of holding text, so that scripts on a page are the
 * files that the tests run:
 *
 *     ```python file=samples/quick-start/general-v3/analyze.py region=request
 *     ```
 *
 * A region is between comments with `region: request` and `endregion`. A whole sample of a quick start
 * and the output of a tutorial have the badge that says how they were tested.
 *
 * @throws when the file or the region does not exist
 */
export function includedFiles() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: { code: Code; parent: { children: RootContent[] } }[] = [];
    visit(tree, 'code', (code, _index, parent) => {
      if (!/\bfile=/.test(code.meta ?? '') || !parent) return;
      places.push({ code, parent: parent as { children: RootContent[] } });
    });
    for (const { code, parent } of places) {
      code.value = await read(code, toPlace(file, code));
      parent.children.splice(parent.children.indexOf(code) + 1, 0, ...(await toLine(code)));
    }
  };
}

async function toLine({ meta, value }: Code): Promise<RootContent[]> {
  const tutorial = tutorials.find(({ name }) => meta?.includes(`/tutorials/${name}/output.txt`));
  const run = tutorial && (await describeTutorialRun(tutorial));
  if (run) return [element('Executed', { ...run })];
  const found = quickStarts.find(({ file }) => meta?.includes(`file=${QUICK_STARTS}${file}`));
  if (!found) return [];
  const name = `quick-start/${found.file}`;
  // A page leaves out the line break at the end of a file.
  return toExecutedLine({ name, language: found.language, text: `${value}\n` });
}

function read({ meta }: Code, place: string): Promise<string> {
  const file = /\bfile=(\S+)/.exec(meta ?? '')?.[1] ?? '';
  const region = /\bregion=(\S+)/.exec(meta ?? '')?.[1];
  return loadRegion(file, region, `${place} includes ${file}`);
}
