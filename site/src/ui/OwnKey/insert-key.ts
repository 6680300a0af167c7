import { escapeTags } from './escape-html';

const PLACEHOLDER = '&#x3C;YOUR_API_KEY>';

/** The quote before the placeholder. Tags end with `>`, so their quotes do not count. */
const OPENING_QUOTE = /(["'])[^"'>]*$/;

/**
 * Replaces the placeholder in highlighted code with a key, quoted by the rules of the language. The
 * key can contain anything, also markup.
 *
 * @example insertKey("-H 'X-API-Key: &#x3C;YOUR_API_KEY>'", "it's", 'bash'); // "-H 'X-API-Key: it'\\''s'"
 */
export function insertKey(html: string, key: string, language: string): string {
  const index = html.indexOf(PLACEHOLDER);
  if (key === '' || index < 0) return html;
  const quote = OPENING_QUOTE.exec(html.slice(0, index))?.[1] ?? '';
  const text = escapeTags(quoteKey(key, quote, language));
  return html.slice(0, index) + text + html.slice(index + PLACEHOLDER.length);
}

function quoteKey(key: string, quote: string, language: string): string {
  if (quote === '') return key;
  // Nothing is special between apostrophes but the apostrophe itself.
  if (language === 'bash') return quote === "'" ? key.replaceAll("'", "'\\''") : key;
  // On Windows, backslashes count only before a quote, also before the closing one.
  if (language === 'batch') return key.replace(/(\\*)"/g, '$1$1\\"').replace(/\\+$/, '$&$&');
  if (language === 'powershell') return key.replaceAll("'", "''");
  return key.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
}
