import { expect, test } from 'vitest';
import { findKind } from './hit';

test.each([
  ['/api_media2/guide/photos/', undefined, 'guide'],
  ['/api_media2/guide/photos/', { t: 'Paging', h: '#paging' }, 'guide'],
  ['/api_media2/guide/code/photos-paging/', undefined, 'example'],
  ['/api_media2/reference/Tag/', undefined, 'type'],
  ['/api_media2/reference/Tag/', { t: 'id', h: '#field-id' }, 'field'],
  ['/api_media2/reference/Tag/', { t: 'Only one', h: '#rule-one' }, 'type'],
  ['/api_media2/reference/api_nlp/', undefined, 'reference'],
  ['/api_general/reference/', { t: 'POST /v3/tags', h: '#findTags' }, 'endpoint'],
  ['/api_general/guide/', { t: 'POST /v3/tags', h: '' }, 'endpoint'],
  ['/openapi/', { t: 'Recommend photos', h: '#recommendPhotos' }, 'endpoint'],
  ['/genja/api/', { t: '429 Too many requests', h: '#errors' }, 'error'],
  ['/genja/statements/', { t: 'Loops', h: '#loops' }, 'guide'],
] as const)('findKind() at %s, %j: %s', (u, section, kind) => {
  expect(findKind({ u }, section)).toBe(kind);
});
