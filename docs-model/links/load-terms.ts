import { ifMissing, parseOnce } from '#contract/read/load';
import { suggest } from '#contract/suggest';
import { toAnchor } from '#docs-model/mdx/blocks';

const FILE = 'content/gkb/glossary.mdx';

/** Where the file is on the site. */
const ROUTE = '/gkb/glossary/';

/** @throws naming the nearest entry when the glossary has none of that name */
export async function resolveTerm(term: string): Promise<string> {
  const terms = await listTerms();
  if (terms.includes(term)) return `${ROUTE}#${term}`;
  throw new Error(`${FILE} has no entry "${term}". ${suggest(term, terms)}`);
}

/** The URLs of the glossary's entries: of its headings, or the id that they set. */
export async function listTerms(root = process.cwd()): Promise<string[]> {
  return readHeadings(FILE, root).catch(ifMissing([]));
}

const readHeadings = parseOnce((text) =>
  [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => {
    const [, id] = /\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/.exec(heading) ?? [];
    return id ?? toAnchor(heading.trim().replace(/[^\p{L}\d\s-]/gu, ''));
  }),
);
