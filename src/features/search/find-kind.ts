import type { NamedPage, NamedSection } from '@generated/local-search/default/index-files';

/** What a hit opens, as its badge says. */
export type Kind =
  'guide' | 'reference' | 'endpoint' | 'type' | 'field' | 'error' | 'example' | 'Genja';

/**
 * Tells the kind of a hit from its URL and its heading, which are in the index anyway.
 *
 * @example
 * findKind('api_media2', { u: '/api_media2/reference/Tag/', … }, { t: 'id', h: '#field-id' }); // 'field'
 */
export function findKind(
  context: string,
  { u }: Pick<NamedPage, 'u'>,
  { t, h = '' }: NamedSection = { t: '' },
): Kind {
  if (h.startsWith('#field-')) return 'field';
  if (h === '#errors' || /^[45]\d\d /.test(t)) return 'error';
  if (isOperation(t, h)) return 'endpoint';
  if (u.includes('/guide/code/')) return 'example';
  if (/\/reference\/[A-Z]\w*\/$/.test(u)) return 'type';
  if (/\/(reference|openapi)\//.test(u)) return 'reference';
  return context === 'genja' ? 'Genja' : 'guide';
}

/** By its method and path, or by its id in camel case: anchors of other headings have hyphens. */
function isOperation(heading: string, anchor: string): boolean {
  return /^[A-Z]+ \//.test(heading) || /^#[a-z]+[A-Z]\w*$/.test(anchor);
}
