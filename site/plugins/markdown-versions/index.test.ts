import { expect, test } from 'vitest';
import { listShortNames } from '.';

test('listShortNames() names the text of a page as its URL with .md', () => {
  const texts: [string, string][] = [
    ['/index.md', 'home'],
    ['/openapi/index.md', 'reference'],
    ['/openapi/analyze.md', 'section'],
  ];
  expect(listShortNames(texts)).toEqual([['/openapi.md', 'reference']]);
});

test('listShortNames() rejects a section with the name of a page', () => {
  const texts: [string, string][] = [
    ['/guide/photos.md', 'section'],
    ['/guide/photos/index.md', 'page'],
  ];
  expect(() => listShortNames(texts)).toThrow('/guide/photos.md is a section of a long page');
});
