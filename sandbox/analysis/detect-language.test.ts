import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

describe('detectLanguage()', () => {
  it.each([
    ['Mr. Macron visits a trade show in Munich.', 'en'],
    ['Prezident navštívil Paříž.', 'cs'],
    ['Herr Macron besucht eine Messe in München.', 'de'],
    ['Le président est dans la ville avec son ami.', 'fr'],
    ['Prezydent jest w Paryżu i nie wraca do domu.', 'pl'],
    ['Президент приехал в Париж.', 'ru'],
    ['大統領はパリを訪れた。', 'ja'],
    ['123 …', 'und'],
  ])('takes "%s" for %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('favours the languages of the prior', () => {
    expect(detectLanguage('Macron Paris', ['fr'])).toBe('fr');
  });
});
