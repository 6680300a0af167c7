import { escapeCharacters, escapeKey } from '@docs/utils';
/** A value of a request that was ignored, or read in another way than it was written. */
export interface Warning {
  /** Rule of the documentation; the sandbox's own begin with `sandbox-`. */
  rule: string;
  text: string;
  /** JSON pointer into the body; absent where the request as a whole is meant. */
  pointer?: string;
  /** Names of the text that the warning is about, as they are written there. */
  names?: string[];
}

export const WARNING_HEADER = 'X-Sandbox-Warning';

const MOST_WARNINGS = 10;

export function warn(rule: string, text: string, pointer?: string): Warning {
  return { rule, text, ...(pointer !== undefined && { pointer }) };
}

/**
 * Warnings as the value of one header, each of them once: JSON in ASCII, as headers carry nothing else.
 *
 * @example
 * printHeader([warn('sandbox-left-out', '"č" is unknown')]);
 * // '[{"rule":"sandbox-left-out","text":"\"\u010d\" is unknown"}]'
 */
export function printHeader(warnings: Warning[]): string {
  const all = [...new Map(warnings.map((warning) => [print(warning), warning])).values()];
  const more = all.length - MOST_WARNINGS;
  const rest = more > 0 ? [warn('sandbox-more', `and ${more} more`)] : [];
  return escapeCharacters(
    JSON.stringify([...all.slice(0, MOST_WARNINGS), ...rest], (key, value: unknown) =>
      // The names of one document outline them in it. A header has no room for those of a batch.
      key === 'names' && all.filter(({ names }) => names).length > 1 ? undefined : value,
    ),
    /[^\x20-\x7e]/g,
  );
}

const ARTICLE_FIELDS = ['title', 'lead', 'text'];

const TAGS =
  'abbr|address|article|aside|audio|blockquote|body|br|button|caption|center|cite|code|dd|del|div|dl|dt|em|embed|' +
  'figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|iframe|img|input|ins|kbd|label|li|link|main|mark|' +
  'meta|nav|noscript|object|ol|option|picture|pre|script|section|select|small|source|span|strike|strong|style|sub|' +
  'sup|svg|table|tbody|td|tfoot|th|thead|time|title|tr|tt|ul|var|video|wbr';

const ENTITIES =
  'amp|apos|bull|cent|copy|deg|euro|gt|hellip|iexcl|iquest|laquo|[lrs]squo|[lrb]dquo|[lr]saquo|lt|mdash|middot|nbsp|' +
  'ndash|para|pound|quot|raquo|reg|sect|shy|times|trade|yen|[a-z](?:acute|caron|cedil|circ|grave|ring|slash|tilde|uml)|' +
  '[ao]elig|szlig|#\\d{1,7}|#x[\\da-f]{1,6}';

const ATTRIBUTES = '(?:\\s+[\\w-]+(?:\\s*=[^<>]{0,300})?)?\\s*/?>';

/** In a formula such as `a<b>c`, a tag of one letter is none. */
const MARKUP = new RegExp(
  `</?(?:${TAGS})${ATTRIBUTES}|</[abipqsu]>|(?<![\\p{L}\\d])<[abipqsu]${ATTRIBUTES}|<a\\s+href=|` +
    `<!--|<!doctype\\s|<!\\[CDATA\\[|<\\?xml\\s|&(?:${ENTITIES});`,
  'iu',
);

/**
 * A warning of the first HTML in an article: the Media API takes plain text.
 *
 * @param body of a request with one article or a list of them
 */
export function findMarkup(body: unknown, pointer = ''): Warning | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const [name, value] of Object.entries(body)) {
    const valuePointer = `${pointer}/${escapeKey(name)}`;
    const markup =
      typeof value === 'string' && ARTICLE_FIELDS.includes(name)
        ? MARKUP.exec(value)?.[0]
        : undefined;
    if (markup !== undefined) {
      const text = `${valuePointer} contains ${JSON.stringify(markup)}, which is analyzed as text; convert HTML to plain text first`;
      return warn('plain-text', text, valuePointer);
    }
    const warning = findMarkup(value, valuePointer);
    if (warning) return warning;
  }
  return undefined;
}

/** The warnings of a response; none if it is not one of the sandbox. */
export function readWarnings(headers: HeadersInit): Warning[] {
  return JSON.parse(new Headers(headers).get(WARNING_HEADER) ?? '[]') as Warning[];
}

/** The warnings of a response in one line, `rule: text; …`; null if there are none. */
export function printWarnings(headers: HeadersInit): string | null {
  return readWarnings(headers).map(print).join('; ') || null;
}

const print = ({ rule, text }: Warning): string => `${rule}: ${text}`;
