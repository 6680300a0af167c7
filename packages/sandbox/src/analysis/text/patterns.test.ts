import { describe, expect, it } from 'vitest';
import { findPatterns } from './patterns';

describe('findPatterns()', () => {
  it.each([
    ['See geneea.com.', 'en', 'url', 'geneea.com'],
    ['See https://example.com/a?b=1, please', 'en', 'url', 'https://example.com/a?b=1'],
    [
      '(see https://en.wikipedia.org/wiki/Rock_(music)).',
      'en',
      'url',
      'https://en.wikipedia.org/wiki/Rock_(music)',
    ],
    ['(see https://example.com/a!)', 'en', 'url', 'https://example.com/a'],
    ['Write to Info@geneea.com', 'en', 'email', 'info@geneea.com'],
    ['#hashtag', 'en', 'hashtag', '#hashtag'],
    ['thanks @mention', 'en', 'mention', '@mention'],
    ['1,234.5', 'en', 'number', '1234.5'],
    ['1 234,5', 'cs', 'number', '1234.5'],
    ['1.234,5', 'de', 'number', '1234.5'],
    ['1.234,5', 'en', 'number', '1234.5'],
    ['1,234', 'en', 'number', '1234'],
    ['12345.678', 'de', 'number', '12345.678'],
    ['1.234.567', 'en', 'number', '1234567'],
    ['1,234,567', 'cs', 'number', '1234567'],
    ['five', 'en', 'number', '5'],
    ['third', 'en', 'ordinal', '3'],
    ['22nd', 'en', 'ordinal', '22'],
    ['$40', 'en', 'money', '40 USD'],
    ['5 million euros', 'en', 'money', '5000000 EUR'],
    ['$8.2 million', 'en', 'money', '8200000 USD'],
    ['0.3 million euros', 'en', 'money', '300000 EUR'],
    ['€20m', 'en', 'money', '20000000 EUR'],
    ['US$3bn', 'en', 'money', '3000000000 USD'],
    ['$2.5 trillion', 'en', 'money', '2500000000000 USD'],
    ['20 mil. Kč', 'cs', 'money', '20000000 CZK'],
    ['1,2 Mio. Euro', 'de', 'money', '1200000 EUR'],
    ['$4.50', 'en', 'money', '4.5 USD'],
    ['99999999999999999999999 dollars', 'en', 'money', '99999999999999999999999 USD'],
    ['40 Kč', 'cs', 'money', '40 CZK'],
    ['10 tisíc korun', 'cs', 'number', '10'],
    ['Praha 2', 'cs', 'number', '2'],
    ['5%', 'en', 'percent', '5%'],
    ['2,5 %', 'cs', 'percent', '2.5%'],
  ])('finds in "%s" (%s) the %s %s', (text, language, type, standardForm) => {
    expect(findPatterns(text, language)).toContainEqual(
      expect.objectContaining({ type, standardForm }),
    );
  });

  it.each([
    ['0.05 million euros', 'en', ['money 50000 EUR', 'number 0.05']],
    ['8.25 thousand dollars', 'en', ['money 8250 USD', 'number 8.25']],
    ['2 billion pounds', 'en', ['money 2000000000 GBP', 'number 2']],
    ['1.5000 million euros', 'en', ['money 1500000 EUR', 'number 1.5000']],
    ['0 euros', 'en', ['money 0 EUR', 'number 0']],
    ['3.14', 'de', ['number 3.14']],
    ['25.12.2026 oder 1/2 bei 10.0.0.1', 'de', []],
    ['1.234', 'de', ['number 1234']],
    ['1.234', 'en', ['number 1.234']],
    ['1234.567', 'de', ['number 1234.567']],
    ['12.345', 'cs', ['number 12345']],
    ['12,345', 'cs', ['number 12.345']],
    ['Twelve', 'en', ['number 12']],
    ['First', 'en', ['ordinal 1']],
    ['tenth', 'en', ['ordinal 10']],
    ['2nd', 'de', []],
    ['See geneea.com?!', 'en', ['url geneea.com']],
    ['(https://example.com/a_(b))', 'en', ['url https://example.com/a_(b)']],
  ])('finds in "%s" (%s) only %j', (text, language, expected) => {
    const patterns = findPatterns(text, language);
    expect(patterns.map(({ type, standardForm }) => `${type} ${standardForm}`)).toEqual(expected);
  });

  it('gives the place of a URL without the punctuation behind it', () => {
    expect(findPatterns('See geneea.com, or info@geneea.com!', 'en')).toEqual([
      { type: 'url', standardForm: 'geneea.com', start: 4, end: 14 },
      { type: 'email', standardForm: 'info@geneea.com', start: 19, end: 34 },
    ]);
  });

  it('finds no amount in "10 tisíc korun" beside the number, as recorded', () => {
    expect(findPatterns('10 tisíc korun', 'cs')).toHaveLength(1);
  });

  it('knows number words and ordinals in English only', () => {
    expect(findPatterns('five third', 'de')).toEqual([]);
  });
});
