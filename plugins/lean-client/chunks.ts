/** Pages are chunks whose name is a hash; parts that load on demand have no name. */
const PAGE = /^[0-9a-f]{8}$/;

const SEVERAL_PAGES = {
  chunks: ({ name }: { name?: string | null }) => PAGE.test(name ?? ''),
  minChunks: 2,
  minSize: 0,
};

/**
 * Parts that pages import, in two files: what the pages of a reference show, and what else guides
 * and examples show. Without these groups each page would bring its own copies.
 */
export const cacheGroups = {
  reference: {
    ...SEVERAL_PAGES,
    name: 'reference',
    test: /[\\/](src[\\/]components[\\/](CodeBlock|Endpoint|ErrorList|Facts|Fields|FromSandbox|MarkdownTwin|Notes|OwnKey|TableScroll)[\\/]|provider\.ts$)/,
    priority: 32,
  },
  guides: {
    ...SEVERAL_PAGES,
    name: 'guides',
    test: /[\\/](src[\\/]components|theme[\\/](Admonition|TabItem|Tabs)|theme-common[\\/]lib[\\/]utils[\\/]tabs)/,
    priority: 31,
  },
};
