import { expect, test } from 'vitest';
import { toAnchor, toPrintLink } from './to-print-edition';

test.each([
  ['/gkb/items/', '#gkb.items'],
  ['/gkb/items/#types', '#gkb.items--types'],
  ['#types', '#gkb.glossary--types'],
  ['/gkb/items.md', 'https://help.geneea.com/gkb/items.md'],
  ['/api_media2/#key', 'https://help.geneea.com/api_media2/#key'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s leads to %s in the document', (href, want) => {
  expect(toPrintLink(href, '/gkb/glossary/', '/gkb/')).toBe(want);
});

test('toAnchor() names a page by its path', () => {
  expect(toAnchor('/genja/filters/text/')).toBe('genja.filters.text');
});
