import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toLineFeeds } from '@docs/utils';

export interface PageFence {
  /** `site/content/genja/statements.mdx:25` */
  location: string;
  meta: string;
  content: string;
}

const FOLDER = 'site/content/genja';

/** All `genja` fences of the pages, in their order. */
export function loadPageFences(root = process.cwd()): PageFence[] {
  const files = readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => readPage(root, path.posix.join(FOLDER, file)));
}

function readPage(root: string, file: string): PageFence[] {
  const text = toLineFeeds(readFileSync(path.join(root, file), 'utf8'));
  return [...text.matchAll(/^```genja *(.*)\n([^]*?)^```$/gm)].map(
    ({ index, 1: meta = '', 2: content = '' }) => ({
      location: `${file}:${text.slice(0, index).split('\n').length}`,
      meta,
      content,
    }),
  );
}
