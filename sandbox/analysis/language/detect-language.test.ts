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
    ['<p>The <b>garden</b> opens.</p>', 'en'],
    ['<h1>News</h1><p>We van <em>go</em></p>', 'en'],
    ['Tack för hjälpen, det var mycket bra.', 'sv'],
    ['Det er en god dag, og vi er ikke trætte.', 'da'],
    ['O presidente não está no país.', 'pt'],
    ['Ahoj', 'cs'],
    ['každý den', 'cs'],
    ['každý deň', 'sk'],
    ['Hallo, guten Tag!', 'de'],
    ['Hello', 'en'],
    ['Angela Merkel met Emmanuel Macron in Berlin.', 'en'],
    ['Merkel sprak met Macron over de plannen van het kabinet.', 'nl'],
    ['Cześć!', 'pl'],
  ])('takes "%s" for %s', (text, language) => {
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

  it('favours the languages of the prior', () => {
    expect(detectLanguage('Macron Paris', ['fr'])).toBe('fr');
  });
});
