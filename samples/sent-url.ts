/** Everything but what RFC 3986 allows in a URL, without `'` and `!`. */
const NEEDS_ESCAPE = /[^\w\-.~:/?#@$&()*+,;=%]/gu;

/**
 * Returns the URL as every client accepts it. Browsers allow `|`, `{` or `'` in a query,
 * but Java rejects them, curl takes brackets for a pattern, `'` ends a shell's string, and `!` can
 * name a variable of cmd.exe; percent-encoded they mean the same everywhere.
 *
 * @example
 * sentUrl("https://media-api.geneea.com/v2/photos?name=[O'Neil]");
 * // 'https://media-api.geneea.com/v2/photos?name=%5BO%27Neil%5D'
 */
export function sentUrl(url: string): string {
  return new URL(url).href.replace(NEEDS_ESCAPE, percentEncode);
}

function percentEncode(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text));
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
