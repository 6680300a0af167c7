/** Letters whose names begin with a vowel: "an MP", "an X-ray". */
const VOWEL_LETTERS = /^[AEFHILMNORSX]/;

/** Initials that are said as a word. */
const SAID = /^(?:NATO|NASA|FIFA|SIM|RAM|ROM|SARS|LAN|SWAT|FEMA|MERS|HUD|NIST|SOHO|MoMA|REM|LAX)$/;

/** Begins with a vowel, but with the sound of "you" or "one". */
const CONSONANT_SOUND =
  /^(?:eu|ew|uk|ubi|uga|uvu|unani|unesco|uni(?:[abcefloprqstvx]|$)|us(?:e|u|a[bg])|ut[eio]|ur(?:an|ol|in|et|ug|ea)|(?:one|once|ones|oneself|oneness)$)/;

const SILENT_H = /^(?:hour|hono(?!l)|hones|heir|hors$|herb(?:s|al)?$)/;

/** Eight, eleven, eighteen, also as years: 1800, but not 1,800. */
const VOWEL_NUMBER = /^(?:8|1[18](?:\d\d|(?:\d{3})+)?(?!\d))/;

/**
 * `a` or `an`, by the sound of the next word.
 *
 * @example
 * chooseArticle('a', 'UN'); // 'a'
 * chooseArticle('a', 'SMS'); // 'an'
 */
export function chooseArticle(article: string, next: string): string {
  return startsWithVowel(next) ? `${article}n` : article;
}

function startsWithVowel(next: string): boolean {
  if (/^\d/.test(next)) return VOWEL_NUMBER.test(next);
  const isSpelled = /^\p{L}$|^\p{Lu}(?:\d|\p{Lu}[\p{Lu}\d.]{0,2}s?[.,]*$|\p{Lu}\p{Ll}$)/u.test(
    next,
  );
  if (isSpelled && !SAID.test(next)) return VOWEL_LETTERS.test(next.toUpperCase());
  const word = next
    .toLowerCase()
    .normalize('NFD')
    .replace(/[.,]+$/, '');
  if (SILENT_H.test(word)) return true;
  return /^(?:[aeiou]|y[^aeiou])/.test(word) && !CONSONANT_SOUND.test(word);
}
