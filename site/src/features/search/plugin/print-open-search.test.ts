import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readSearchUrl } from '../search-url';
import { printOpenSearch } from './print-open-search';

test('printOpenSearch() leads to the page of results, whatever the name contains', () => {
  const text = printOpenSearch({ title: 'A & <B> "C"', url: 'https://docs.test/base/' });
  const $ = load(text, { xml: true });
  expect($('ShortName').text()).toBe('A & <B> "C"');
  const template = $('Url').attr('template')!;
  const { pathname, search } = new URL(template.replace('{searchTerms}', 'a%20b'));
  expect(pathname).toBe('/base/search/');
  expect(readSearchUrl('/base/', search).text).toBe('a b');
});
