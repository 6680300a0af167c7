/** One page of each kind: what is tested on these is not tested on their siblings. */
export const KINDS: [kind: string, route: string][] = [
  ['home', '/'],
  ['overview of a product', '/api_media2/'],
  ['guide', '/api_media2/guide/photos/'],
  ['quick start', '/api_media2/quick/'],
  ['example', '/api_media2/guide/code/tagging-basic/'],
  ['type', '/api_media2/reference/PhotosRequest/'],
  ['all fields', '/api_general/reference/'],
  ['template language', '/genja/filters/text/'],
  ['knowledge base', '/gkb/'],
  ['all operations', '/openapi/'],
  ['search', '/search/?q=photo'],
  ['accessibility', '/accessibility/'],
  ['changes', '/changes/'],
  ['quality', '/quality/'],
  ['try', '/try/'],
  ['not found', '/404.html'],
];
