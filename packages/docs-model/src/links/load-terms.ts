import { glossary } from '@docs/vendor/site';
import { ifMissing, parseOnce, findRepository } from '@docs/openapi/node';
import { requireNamed, toSlug } from '@docs/utils';

export const GLOSSARY = `site/content${glossary.route.slice(0, -1)}.mdx`;

/** @throws naming the nearest entry when the glossary has none of that name */
export async function resolveTerm(term: string): Promise<string> {
  return `${glossary.route}#${requireNamed(await listTerms(), term, `${GLOSSARY} has no entry`)}`;
}

/** The URLs of the glossary's entries: of its headings, or the id that they set. */
export async function listTerms(root = findRepository()): Promise<string[]> {
  return readHeadings(GLOSSARY, root).catch(ifMissing([]));
}

const readHeadings = parseOnce((text) =>
  [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => {
    const [, id] = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/.exec(heading) ?? [];
    return id ?? toSlug(heading.trim());
  }),
);
