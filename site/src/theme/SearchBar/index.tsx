// Change: the search of this site; the theme has none. Upstream: theme-classic 3.10.2.
export { Box as default } from '../../features/search';
