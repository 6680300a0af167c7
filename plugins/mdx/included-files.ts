import { readFile } from 'node:fs/promises';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toPlace } from './contract-links';

/**
 * Fills fences that name a file instead of holding text, so that programs on a page are the
 * files that the tests run:
 *
 *     ```python file=samples/quick-start/general-v3/analyze.py region=request
 *     ```
 *
 * A region stands in the file between comments that hold `region: request` and `endregion`.
 *
 * @throws when the file or the region does not exist
 */
export function includedFiles() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (code) => {
      if (/\bfile=/.test(code.meta ?? '')) fences.push(code);
    });
    for (const code of fences) code.value = await read(code, toPlace(file, code));
  };
}

async function read(code: Code, place: string): Promise<string> {
  const name = /\bfile=(\S+)/.exec(code.meta ?? '')?.[1] ?? '';
  const region = /\bregion=(\S+)/.exec(code.meta ?? '')?.[1];
  const text = await readFile(name, 'utf8').catch(() => {
    throw new Error(`${place} includes ${name}, which cannot be read. Paths start at the root.`);
  });
  return (region === undefined ? text : cut(text, region, `${place} includes ${name}`)).trimEnd();
}

function cut(text: string, region: string, context: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trimEnd().endsWith(` region: ${region}`));
  const length = lines.slice(start + 1).findIndex((line) => line.trimEnd().endsWith(' endregion'));
  if (start < 0 || length < 0) {
    throw new Error(
      `${context}, which has no region "${region}". ` +
        `Put the lines between comments "region: ${region}" and "endregion".`,
    );
  }
  return lines.slice(start + 1, start + 1 + length).join('\n');
}
