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

/** The two-letter codes of languages in ISO 639-1, with the withdrawn `bh` and `sh`. */
const CODES =
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ' +
  'ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik ' +
  'io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml ' +
  'mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd ' +
  'se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve ' +
  'vi vo wa wo xh yi yo za zh zu';

const LANGUAGE_CODES: ReadonlySet<string> = new Set(CODES.split(' '));

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
