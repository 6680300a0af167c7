import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface PageFence {
  /** `content/genja/statements.mdx:25` */
  place: string;
  meta: string;
  content: string;
}

/** All `genja` fences of the pages, in their order. */
export function listPageFences(): PageFence[] {
  const files = readdirSync('content/genja', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => readPage(path.posix.join('content/genja', file)));
}

function readPage(file: string): PageFence[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^```genja *(.*)\n([^]*?)^```$/gm)].map(
    ({ index, 1: meta = '', 2: content = '' }) => ({
      place: `${file}:${text.slice(0, index).split('\n').length}`,
      meta,
      content,
    }),
  );
}
