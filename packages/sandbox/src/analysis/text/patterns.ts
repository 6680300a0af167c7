import { standalone } from './text';

/** Something found by its form: its type and its standard form. */
export interface PatternMatch {
  type: string;
  standardForm: string;
  start: number;
  end: number;
}

// At most six groups: a unit that is missing after a long row of numbers is looked for in vain at each.
const NUMBER = String.raw`\d{1,3}(?:[\u00a0\u202f ]\d{3}){1,6}(?:[.,]\d+)?|\d{1,3}(?:,\d{3}){1,6}(?:\.\d+)?|\d{1,3}(?:\.\d{3}){1,6}(?:,\d+)?|\d+(?:[.,]\d+)?`;

const WORDS = 'zero two three four five six seven eight nine ten eleven twelve'.split(' ');
const VALUES = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const CURRENCIES: [string, string][] = [
  ['USD', String.raw`\$|US\$|USD|US dollars?|dollars?|dolarů|dolary|Dollar|dolarów`],
  ['EUR', '€|EUR|euros?|eur|Euro|eura'],
  ['GBP', '£|GBP|pounds?|liber|Pfund|livres|funtów'],
  ['CZK', 'Kč|CZK|korun[ay]?|crowns?'],
  ['PLN', 'zł|PLN|złotych|zlotys?'],
];

/** The same, each for a name from its beginning to its end. */
const WHOLE_CURRENCIES = CURRENCIES.map(
  ([code, names]) => [code, new RegExp(`^(?:${names})$`)] as const,
);

const CURRENCY = CURRENCIES.map(([, names]) => names).join('|');
/** How many zeros a word or its abbreviation adds. */
const SCALES: [names: string, zeros: number][] = [
  [String.raw`millions?|mil\.|milion[ůyu]?|Millionen|Mio\.?|mln|mio|mn|[mM]`, 6],
  [String.raw`billions?|mld\.?|miliard[ay]?|milliards?|Milliarden|Mrd\.?|bn|B`, 9],
  [String.raw`thousand|tis\.|tisíc|tausend|tys\.|[kK]`, 3],
  [String.raw`trillions?|tn|bilion[ůuy]?|Billionen`, 12],
];
const WHOLE_SCALES = SCALES.map(([names, zeros]) => [new RegExp(`^(?:${names})$`), zeros] as const);
const SCALE = `(?:[ \\u00a0]?(?:${SCALES.map(([names]) => names).join('|')})(?!\\p{L}))?`;

type Read = (match: RegExpExecArray, language: string) => string | undefined;

const PATTERNS: { type: string; pattern: RegExp; read: Read }[] = [
  {
    type: 'url',
    pattern:
      /(?<![\p{L}\p{N}@.])(?:https?:\/\/[^\s<>"]{1,2000}|(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|eu|cz|de|fr|pl|sk|io|info)(?![\p{L}\p{N}@]|[.-][\p{L}\p{N}])(?:\/[^\s<>"]{0,2000})?)/giu,
    read: ([text]) => trimUrl(text),
  },
  {
    type: 'email',
    pattern:
      /(?<![\p{L}\p{N}._%+-])[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,20}(?![\p{L}\p{N}])/giu,
    read: ([text]) => text.toLowerCase(),
  },
  {
    type: 'hashtag',
    pattern: /(?<![\p{L}\p{N}&#/])#[\p{L}_][\p{L}\p{N}_]{0,100}/gu,
    read: ([text]) => text,
  },
  {
    type: 'mention',
    pattern: /(?<![\p{L}\p{N}@./])@[a-z0-9_]{1,50}(?![\p{L}\p{N}@.])/giu,
    read: ([text]) => text,
  },
  {
    type: 'percent',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(${NUMBER})[ \\u00a0]?(?:%|percent|per cent|procent[aoyu]?|Prozent|pour cent)(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    read: ([, number], language) => `${readNumber(number, language)}%`,
  },
  {
    type: 'money',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])((?:US)?\\$|[€£])[ ]?(${NUMBER})(${SCALE})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    read: ([, sign, number, scale], language) => readMoney({ sign, number, scale, language }),
  },
  {
    type: 'money',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(${NUMBER})(${SCALE})[ \\u00a0]?(${CURRENCY})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    // Recorded: "10 tisíc korun" is the number 10.
    read: ([, number, scale = '', sign], language) =>
      language === 'cs' && /tisíc|mili/.test(scale)
        ? undefined
        : readMoney({ sign, number, scale, language }),
  },
  {
    type: 'ordinal',
    pattern: standalone(String.raw`\d{1,6}(?:st|nd|rd|th)|${ORDINALS.join('|')}`),
    read: ([text], language) => (language === 'en' ? readOrdinal(text) : undefined),
  },
  {
    type: 'number',
    pattern: standalone(WORDS.join('|')),
    read: ([text], language) =>
      language === 'en' ? String(VALUES[WORDS.indexOf(text.toLowerCase())]) : undefined,
  },
  {
    type: 'number',
    // Parts of 1/2, 25.12.2026, and 192.168.0.1 are no numbers.
    pattern: standalone(`(?<!\\d[./])(?:${NUMBER})(?![./]\\d)`, 'gu'),
    read: ([number], language) => readNumber(number, language),
  },
];

/** Finds URLs, hashtags, numbers, amounts and percentages. */
export function findPatterns(text: string, language: string): PatternMatch[] {
  return PATTERNS.flatMap(({ type, pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const standardForm = read(match, language);
      if (standardForm === undefined) return [];
      const length = type === 'url' ? standardForm.length : match[0].length;
      return [{ type, standardForm, start: match.index, end: match.index + length }];
    }),
  );
}

/** Drops punctuation at the end, also brackets that were opened before the URL. */
function trimUrl(text: string): string {
  let end = text.length;
  let unopened = text.split(')').length - text.split('(').length;
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!'.,;:!?]'.includes(last)) break;
  }
  return text.slice(0, end);
}

/**
 * Of two kinds of marks the last is the decimal one. One that repeats groups digits; a single one
 * before three digits does if the language writes it so.
 *
 * @example readNumber('1.234,5', 'de'); // '1234.5'
 */
function readNumber(text = '', language: string): string {
  const bare = text.replace(/[\u00a0\u202f ]/g, '');
  const marks = bare.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return bare;
  const isRepeated = marks.length > 1 && marks.every((mark) => mark === last);
  const isOwn = last === (language === 'en' ? ',' : '.') && /^\d{1,3}[.,]\d{3}$/.test(bare);
  if (isRepeated || isOwn) return bare.replaceAll(last, '');
  const index = bare.lastIndexOf(last);
  return `${bare.slice(0, index).replace(/[.,]/g, '')}.${bare.slice(index + 1)}`;
}

function readMoney(amount: {
  sign?: string;
  number?: string;
  scale?: string;
  language: string;
}): string {
  const { sign = '', number, scale = '', language } = amount;
  const [, zeros = 0] = WHOLE_SCALES.find(([whole]) => whole.test(scale.trim())) ?? [];
  const value = addZeros(readNumber(number, language), zeros);
  const [code = sign] = WHOLE_CURRENCIES.find(([, whole]) => whole.test(sign)) ?? [];
  return `${value} ${code}`;
}

/**
 * Multiplies digit by digit: as a JavaScript number, 8.2 million would be 8199999.999999999.
 *
 * @example addZeros('8.25', 1); // '82.5'
 */
function addZeros(number: string, zeros: number): string {
  const [whole = '', fraction = ''] = number.split('.');
  const digits = fraction.padEnd(zeros, '0');
  const value = `${whole}${digits.slice(0, zeros)}`.replace(/^0+(?=\d)/, '');
  const rest = digits.slice(zeros).replace(/0+$/, '');
  return rest === '' ? value : `${value}.${rest}`;
}

function readOrdinal(text: string): string {
  const index = ORDINALS.indexOf(text.toLowerCase());
  return index === -1 ? String(Number.parseInt(text, 10)) : String(index + 1);
}
