import { readdir, readFile } from 'node:fs/promises';
import { suggest } from '#contract/suggest';

/**
 * Reads a file, or the lines of it between the comments `region: name` and `endregion`.
 *
 * @param context begins the message of an error: `content/gkb/index.mdx:12 includes samples/x.py`
 * @throws when the file or the region does not exist, with the nearest name
 */
export async function loadRegion(
  file: string,
  region: string | undefined,
  context: string,
): Promise<string> {
  const text = await readFile(file, 'utf8').catch(async () => {
    throw new Error(
      `${context}, which cannot be read. Paths start at the root. ${await suggestPath(file)}`,
    );
  });
  return (region === undefined ? text : cut(text, region, context)).trimEnd();
}

/** Follows the path as far as it exists and names what is there. */
async function suggestPath(name: string): Promise<string> {
  const steps = name.split('/');
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const folder = steps.slice(0, depth).join('/');
    const known = await readdir(folder).catch(() => undefined);
    if (known) return `In ${folder}: ${suggest(steps[depth] ?? '', known)}`;
  }
  return `In the root: ${suggest(steps[0] ?? '', await readdir('.'))}`;
}

function cut(text: string, region: string, context: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trimEnd().endsWith(` region: ${region}`));
  if (start < 0) {
    const known = lines.flatMap((line) => / region: (\S+)\s*$/.exec(line)?.[1] ?? []);
    const nearest = known.length === 0 ? '' : ` ${suggest(region, known)}.`;
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
