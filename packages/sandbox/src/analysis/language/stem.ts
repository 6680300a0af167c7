const ENDINGS: Record<string, string[]> = {
  cs: 'ového ovému ovými ovi ové ého ému ých ými emi ami ách ech ům ím ým ém ou em ům ě e é i í y ý u ů a á o'.split(
    ' ',
  ),
  sk: 'ovho ovmu ovi ého ému ých ými ami ách ách och ou om ím ým e é i í y ý u ú a á o'.split(' '),
  pl: 'owie owi iem ego emu ych ymi ami ach iej ej ie om em ą ę e i y u a o'.split(' '),
  de: 'ern en er es em e n s'.split(' '),
  fr: 'es s e x'.split(' '),
};

/** The endings of a language by their length, the longest first. */
const BY_LENGTH = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => {
    const lengths = [...new Set(endings.map((ending) => ending.length))].sort((a, b) => b - a);
    return [language, lengths.map((length) => ({ length, endings: new Set(endings) }))] as const;
  }),
);

/** A Czech or Slovak adjective is no place: "České dráhy" does not mention the country. */
const ADJECTIVE = /(?:á|é|ý|ého|ému|ých|ými|ým|ém)$/;

export function isAdjective(word: string, language: string): boolean {
  return (language === 'cs' || language === 'sk') && ADJECTIVE.test(word);
}

/** Whether stem() knows endings of a language; the words of all others it leaves as they are. */
export function hasEndings(language: string): boolean {
  return language === 'en' || Object.hasOwn(ENDINGS, language);
}

/**
 * Takes the ending off a word, roughly: the same for all forms of a name is enough.
 *
 * @example
 * stem('Německu', 'cs') === stem('Německo', 'cs'); // true
 */
export function stem(word: string, language: string): string {
  const lower = word.toLowerCase();
  if (language === 'en')
    return /[^s]s$/.test(lower) && lower.length > 3 ? lower.slice(0, -1) : lower;
  const ending = BY_LENGTH.get(language)?.find(
    ({ length, endings }) => lower.length - length >= 3 && endings.has(lower.slice(-length)),
  );
  const bare = ending ? lower.slice(0, -ending.length) : lower;
  // Praha, v Praze; republika, v republice; Polska, w Polsce.
  if (language === 'pl') return bare.replace(/c$/, 'k');
  const isCzech = language === 'cs' || language === 'sk';
  return isCzech ? bare.replace(/c$/, 'k').replace(/z$/, 'h') : bare;
}
