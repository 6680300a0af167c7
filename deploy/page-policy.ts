import { readFile, writeFile } from 'node:fs/promises';
import { listPages } from './list-pages';

/** The policy governs what stands below it, so it comes first in the head. */
const START = '<meta charset=UTF-8>';

/**
 * Writes the content security policy into all pages of a built site: some hosts of static files send
 * no headers of ours, and the pages are to be as strict there.
 *
 * @throws when a page does not begin as it is expected to
 */
export async function addPolicy(folder: string, policy: string): Promise<void> {
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  // One after the other: a page that stops this leaves no other half written.
  for (const file of listPages(folder)) {
    const html = await readFile(file, 'utf8');
    if (!html.includes(START)) {
      throw new Error(
        `${file} has no ${START} in its head, after which the content security policy is to ` +
          'stand: see deploy/page-policy.ts',
      );
    }
    await writeFile(
      file,
      html.replace(START, () => START + meta),
    );
  }
}
