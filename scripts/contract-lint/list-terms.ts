import { readFile } from 'node:fs/promises';
import path from 'node:path';

const GLOSSARY = 'content/gkb/glossary.mdx';

/** The addresses of the glossary's entries: its headings in kebab-case, or the id they set. */
export async function listTerms(root: string): Promise<string[]> {
  const text = await readFile(path.join(root, GLOSSARY), 'utf8').catch(() => '');
  return [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => {
    const [, id] = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/.exec(heading) ?? [];
    return (
      id ??
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\d\s-]/gu, '')
        .replace(/\s+/g, '-')
    );
  });
}
