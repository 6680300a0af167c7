import { escapeTags } from './OwnKey/escape-html';

/** A line of comment, a string, a number or a literal, a keyword, a function; the rest word by word. */
const TOKEN = new RegExp(
  [
    /(?<c>^[ \t]*(?:#|\/\/).*)/,
    /(?<k>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<s>"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\]|\\[^]|'\\'')*'|`[^`]*`)/,
    /(?<n>-?\b\d[\d.eE+-]*|\b(?:[Tt]rue|[Ff]alse|null|None|nil)\b)/,
    /(?<word>(?<![-.\w])(?:as|async|await|const|def|from|if|import|new|public|return|throw|var|with)(?![-\w]))/,
    /(?<f>\b[A-Za-z_]\w*(?=\())|\w+|[^]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Longer texts have one color: the next letter must not wait for them. */
const MOST_COLORED = 20_000;

/**
 * Colors JSON, also while it is not valid yet, and code of any language by marks that most share, as
 * HTML with the classes of site/src/css/code.css. The build colors with a real parser.
 *
 * @example colorCode('{"id": 1}'); // '{<span class="k">"id"</span>: <span class="n">1</span>}'
 */
export function colorCode(text: string): string {
  if (text.length > MOST_COLORED) return escapeTags(text);
  return text.replace(TOKEN, (token, ...rest) => {
    const { word, ...kinds } = rest.at(-1) as Record<string, string | undefined>;
    const kind = word ? 'k' : Object.keys(kinds).find((name) => kinds[name]);
    return kind ? `<span class="${kind}">${escapeTags(token)}</span>` : escapeTags(token);
  });
}

/** A value as JSON in color. */
export const colorJson = (value: unknown): string => colorCode(JSON.stringify(value, undefined, 2));
