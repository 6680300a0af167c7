import GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';

/**
 * Makes the anchors of a page's headings from their words, exactly as Docusaurus makes them: with
 * the same library.
 *
 * @example
 * const toSlug = createSlugger();
 * toSlug('One request'); // 'one-request'
 * toSlug('One request'); // 'one-request-1'
 */
export function createSlugger(): (words: string) => string {
  const slugger = new GithubSlugger();
  return (words) => slugger.slug(words);
}

/**
 * The anchor of a heading: the one that it names, `## Words {/* #id *\/}`, or the one that its words
 * give.
 */
export function toHeadingId(heading: Heading, toSlug: (words: string) => string): string {
  return findNamedId(heading) ?? toSlug(toString(heading).trim());
}

/** Without the comment that names the anchor. */
export function toHeadingContent({ children, ...heading }: Heading): Heading['children'] {
  return findNamedId({ ...heading, children }) === undefined
    ? children
    : trimEnd(children.slice(0, -1));
}

function findNamedId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /#([^\s*]+)/.exec(last.value)?.[1] : undefined;
}

function trimEnd(children: Heading['children']): Heading['children'] {
  const last = children.at(-1);
  if (last?.type !== 'text') return children;
  return [...children.slice(0, -1), { ...last, value: last.value.trimEnd() }];
}
