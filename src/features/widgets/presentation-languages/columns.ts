import { LANGUAGES } from '#sandbox/data/item';
import type { Language } from '#sandbox/data/item';

/** The values of `presentationLanguage` that are compared; the first one leaves the field out. */
export const COLUMNS: readonly (Language | undefined)[] = [undefined, ...LANGUAGES];

const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  cs: 'Czech',
  de: 'German',
  fr: 'French',
  pl: 'Polish',
};

/** @example nameLanguage('cs'); // 'Czech' */
export function nameLanguage(code: string): string {
  return Object.hasOwn(LANGUAGE_NAMES, code) ? LANGUAGE_NAMES[code as Language] : code;
}
