import { LANGUAGE_CODES } from '../data/language-codes';
import { parseIsoDate } from '../iso-date';
import { quote } from '../replies';

/** A value that the contract allows and that means nothing. */
export interface Finding {
  rule: string;
  text: string;
  /** The request is treated as if the field were missing. */
  isIgnored: boolean;
}

const LANGUAGES = new Set(['language', 'presentationLanguage']);
const LANGUAGE_LISTS = new Set(['langDetectPrior', 'fallbackLanguages']);
const ASKING_DATES = new Set(['referenceDate', 'dateStartAt', 'dateEndAt']);
/** Another form breaks a rule of the contract, which rejects it. */
const DAY = /^\d{4}-\d{2}-\d{2}(?:T|$)/;
const KEPT_DATES = new Set(['publishDate', 'expireDate']);

/** Looks at languages and dates, which the contract describes by their form only. */
export function checkValue(
  field: string,
  value: unknown,
  isRequired: boolean,
): Finding | undefined {
  if (LANGUAGES.has(field) && typeof value === 'string') return checkLanguage(value, isRequired);
  if (LANGUAGE_LISTS.has(field)) return checkLanguages(value);
  if (typeof value !== 'string') return undefined;
  if (ASKING_DATES.has(field)) return DAY.test(value) ? checkDate(value, true) : undefined;
  return KEPT_DATES.has(field) ? checkDate(value, false) : undefined;
}

function checkLanguage(code: string, isRequired: boolean): Finding | undefined {
  if (LANGUAGE_CODES.has(code)) return undefined;
  const end = isRequired ? '' : ' and was ignored';
  return {
    rule: 'sandbox-unknown-language',
    text: `${quote(code)} is not an ISO 639-1 code such as "en"${end}`,
    isIgnored: !isRequired,
  };
}

function checkLanguages(value: unknown): Finding | undefined {
  const codes = typeof value === 'string' ? value.split(',').map((code) => code.trim()) : value;
  if (!Array.isArray(codes)) return undefined;
  const unknown = codes.find((code) => typeof code === 'string' && !LANGUAGE_CODES.has(code)) as
    string | undefined;
  if (unknown === undefined) return undefined;
  const text = `has ${quote(unknown)}, which is not an ISO 639-1 code such as "en"`;
  return { rule: 'sandbox-unknown-language', text, isIgnored: false };
}

/** Finds days that do not exist, such as 30 February. */
function checkDate(date: string, isIgnored: boolean): Finding | undefined {
  if (date === 'NOW' || parseIsoDate(date) !== undefined) return undefined;
  const end = isIgnored ? ' and was ignored' : ', so the sandbox cannot compare it';
  return {
    rule: 'sandbox-impossible-date',
    text: `${quote(date)} is not a valid date${end}`,
    isIgnored,
  };
}
