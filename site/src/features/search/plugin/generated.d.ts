/** The modules that the build of the search index hands to the browser. */
declare module '@generated/local-search/default/index-files' {
  import type { IndexFiles } from '@docs/search/index-files';

  /** Every version path starts with it: `/`. */
  export const basePath: string;

  /** By version path, then by product. An old version has its own path: `/api_media2/0.162/`. */
  export const indexFiles: Record<string, Record<string, IndexFiles>>;
}

declare module '@generated/local-search/default/names-files' {
  /** URLs of the names alone, by version path, then by product; for pages, which load as little as possible. */
  export const namesFiles: Record<string, Record<string, string>>;
}
