// Change: the search of this site; the theme has none of its own. Upstream: theme-classic 3.10.2.
export { default } from '@site/src/features/search/box/Box';
