import { describe, expect, it } from 'vitest';
import { detectLanguage, isFrequent } from './detect-language';

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
    ['Muchas gracias por todo, señor.', 'es'],
    ['Grazie, ho più di una casa.', 'it'],
    ['Kiitos, se on hyvin.', 'fi'],
    ['Nagyon köszönöm, és nem is kell.', 'hu'],
    ['Mulțumesc, este foarte bună.', 'ro'],
    ['Ελλάδα', 'el'],
    ['東京', 'zh'],
    ['東京に行く', 'ja'],
    ['한국', 'ko'],
    ['مرحبا', 'ar'],
    ['שלום', 'he'],
    ['नमस्ते', 'hi'],
    ['สวัสดี', 'th'],
    ['Москва, Moscow City', 'ru'],
    ['Москва is a city in Russia.', 'en'],
    // Letters alone.
    ['Zürich', 'de'],
    ['Dům', 'cs'],
    ['Kôň', 'sk'],
    ['łódź', 'pl'],
    ['São', 'pt'],
    // Nothing tells.
    ['xyzzy', 'en'],
    ['<the>Merkel</the>', 'en'],
    ['<!DOCTYPE the><p>Vlak je na nádraží.</p>', 'cs'],
    ['a < b, the and <of', 'en'],
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

it.each([
  ['the', 'en', true],
  ['the', 'cs', false],
  ['a', 'cs', true],
  ['garden', 'en', false],
])('isFrequent() of "%s" in "%s" returns %s', (word, language, want) => {
  expect(isFrequent(word, language)).toBe(want);
});
