import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findRepository } from '@docs/openapi/node';
import type { Code, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { toLineFeeds, suggest } from '@docs/utils';
import { quickStarts, tutorials } from '@docs/vendor/site';
import { describeTest, testedTutorial } from './tested';
import { listBlocks, printLocation } from './mdx-nodes';
import { buildBadge } from './examples';

const QUICK_STARTS = 'site/samples/quick-start/';

/**
 * Fills fences that name a file instead of holding text, so that scripts on a page are the
 * files that the tests run:
 *
 *     ```python file=site/samples/quick-start/general-v3/analyze.py region=request
 *     ```
 *
 * A region is between comments with `region: request` and `endregion`. A whole sample of a quick start
 * and the output of a tutorial have the badge that says how they are tested.
 *
 * @throws when the file or the region does not exist
 */
export function includedFiles() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places = listBlocks(tree, 'code').filter(({ node }) => /\bfile=/.test(node.meta ?? ''));
    for (const { node: code, parent } of places) {
      code.value = await read(code, printLocation(file, code));
      const siblings: RootContent[] = parent.children;
      siblings.splice(siblings.indexOf(code) + 1, 0, ...buildLine(code));
    }
  };
}

function buildLine({ meta }: Code): RootContent[] {
  if (tutorials.some(({ name }) => meta?.includes(`/tutorials/${name}/output.txt`))) {
    return buildBadge(testedTutorial);
  }
  const quickStart = quickStarts.find(({ file }) => meta?.includes(`file=${QUICK_STARTS}${file}`));
  return quickStart ? buildBadge(describeTest(quickStart.language)) : [];
}

function read({ meta }: Code, position: string): Promise<string> {
  const file = /\bfile=(\S+)/.exec(meta ?? '')?.[1] ?? '';
  const region = /\bregion=(\S+)/.exec(meta ?? '')?.[1];
  return loadRegion(file, region, `${position} includes ${file}`);
}

/**
 * Reads a file, or the lines of it between the comments `region: name` and `endregion`.
 *
 * @param context begins the message of an error: `site/content/gkb/index.mdx:12 includes site/samples/x.py`
 * @throws when the file or the region does not exist, with the nearest name
 */
async function loadRegion(
  file: string,
  region: string | undefined,
  context: string,
): Promise<string> {
  const text = await readFile(path.resolve(findRepository(), file), 'utf8').then(
    toLineFeeds,
    async () => {
      throw new Error(
        `${context}, which cannot be read. Paths start at the root. ${await suggestPath(file)}`,
      );
    },
  );
  return (region === undefined ? withoutMarks(text) : cut(text, region, context)).trimEnd();
}

/** Comments that begin and end regions are for these pages, not for readers. */
function withoutMarks(text: string): string {
  return text.replace(/^[ \t]*(?:\/\/|#) (?:region: \S+|endregion)\n/gm, '');
}

/** Follows the path as far as it exists and names what is there. */
async function suggestPath(name: string): Promise<string> {
  const steps = name.split('/');
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const folder = steps.slice(0, depth).join('/');
    const names = await readdir(path.resolve(findRepository(), folder)).catch(() => undefined);
    if (names) return `In ${folder}: ${suggest(steps[depth] ?? '', names)}`;
  }
  return `In the root: ${suggest(steps[0] ?? '', await readdir(findRepository()))}`;
}

function cut(text: string, region: string, context: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trimEnd().endsWith(` region: ${region}`));
  if (start < 0) {
    const regions = lines.flatMap((line) => / region: (\S+)\s*$/.exec(line)?.[1] ?? []);
    const nearest = regions.length === 0 ? '' : ` ${suggest(region, regions)}.`;
    throw new Error(
      `${context}, which has no region "${region}".${nearest} ` +
        `A region begins after a comment "region: ${region}" and ends before "endregion".`,
    );
  }
  const inside = lines.slice(start + 1);
  const length = inside.findIndex((line) => line.trimEnd().endsWith(' endregion'));
  if (length < 0) {
    throw new Error(
      `${context}, which does not end the region "${region}". Add a comment "endregion" below it.`,
    );
  }
  return inside.slice(0, length).join('\n');
}
