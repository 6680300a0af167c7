/** The languages in which the sandbox reads dates, nouns, and opinions. */
export const READ_LANGUAGES = ['en', 'cs'] as const;

export type ReadLanguage = (typeof READ_LANGUAGES)[number];

/** "Undetermined" in ISO 639-2: the language of a text without letters. */
export const UNDETERMINED = 'und';

/** The language whose dates and nouns are read; English serves for a text without letters. */
export function findReadLanguage(language: string): ReadLanguage | undefined {
  return language === UNDETERMINED ? 'en' : findJudgedLanguage(language);
}

/** The language whose opinions are judged. */
export function findJudgedLanguage(language: string): ReadLanguage | undefined {
  return READ_LANGUAGES.find((code) => code === language);
}

/**
 * Names the results that a response lacks because the sandbox does not have them in this language.
 *
 * @example
 * listLeftOut('cs', new Set(['all'])); // ['relations']
 */
export function listLeftOut(language: string, analyses: ReadonlySet<string>): string[] {
  const wants = (...names: string[]): boolean =>
    ['all', ...names].some((name) => analyses.has(name));
  const read = findReadLanguage(language);
  return [
    ...(!read && wants('entities', 'relations') ? ['dates'] : []),
    ...(!read && wants('tags') ? ['nouns among the tags'] : []),
    ...(read !== 'en' && wants('relations') ? ['relations'] : []),
    ...(!findJudgedLanguage(language) && wants('sentiment') ? ['sentiment'] : []),
  ];
}
