import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language';
import cases from './detect-language.cases.json';

describe('detectLanguage()', () => {
  it.each(cases)('takes "%s" for %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([100, 1000, 10_000])('takes %d times the same English sentence for English', (times) => {
    expect(detectLanguage('Emmanuel Macron visits Munich. '.repeat(times))).toBe('en');
  });

  it('does not read half a word where a long text is cut', () => {
    // A cut behind 4,000 characters leaves the Czech word "a".
    const text = `${'x'.repeat(3998)} airline`;
    expect(detectLanguage(text)).toBe('en');
  });

  it('reads the last word of a long text where it is cut at white space', () => {
    const text = `${'x'.repeat(3992)} the of. Vlak stojí na nádraží.`;
    expect(detectLanguage(text)).toBe('en');
  });

  it.each([
    ['Macron Paris', ['fr'], 'fr'],
    ['Macron Paris', ['ja'], 'ja'],
    ['Macron Paris', ['de', 'fr'], 'de'],
    ['123', ['fr'], 'fr'],
    ['東京', ['fr'], 'zh'],
    // As Czech as Slovak.
    ['na koberec', ['sk'], 'sk'],
    ['na koberec', ['cs'], 'cs'],
    // A prior does not outweigh the text.
    ['The train is at the station.', ['fr'], 'en'],
    ['Dům u řeky je dnes větší.', ['sk', 'sk', 'sk', 'sk', 'sk'], 'cs'],
  ])('favors the languages of the prior: "%s" with %j is "%s"', (text, prior, language) => {
    expect(detectLanguage(text, prior)).toBe(language);
  });
});
