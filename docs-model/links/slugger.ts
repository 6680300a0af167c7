import GithubSlugger from 'github-slugger';

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
