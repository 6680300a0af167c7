import { expect, test } from 'vitest';
import { buildLanguage } from './build-language';

test('buildLanguage() has the names with example, output and page', () => {
  const { filters, url } = buildLanguage('https://docs.example.com');
  expect(url).toBe('https://docs.example.com/genja/reference/');
  expect(filters.find(({ name }) => name === 'unitNum')).toMatchObject({
    prints: 'dvě knihy',
    since: 'Genja',
    url: 'https://docs.example.com/genja/filters/numbers/#unitnum',
  });
});
