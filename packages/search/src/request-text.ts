import type { Names } from './records';

/** A request that somebody pasted: a URL, a line of curl, a path with real values. */
interface RequestText {
  /** Undefined where the text does not say it. */
  method: string | undefined;
  path: string;
}

const URL_OR_PATH = /(?:^|[\s"'`(])(https?:\/\/[^\s"'`?#]+|\/[^\s"'`?#]+)/i;
const METHOD = /(?:^|[\s"'])(get|post|put|patch|delete|head|options)(?=[\s"']|$)/i;
/** Options of curl that send a body, so that its method is POST. */
const BODY = /\s(-d|--data(-\w+)?|--json)[\s=]/;

const ERROR = /\b(?:error|exception|blocked|failed|denied|too large|too many|timed out)\b/i;

/**
 * The words of a pasted error, without the URL in it: a reader looks for the error, not the endpoint.
 *
 * @returns undefined where there is no error or no URL
 * @example readErrorText('403 Client Error for url: https://media-api.example.com/v2/photos');
 * // '403 Client Error for url:'
 */
export function readErrorText(text: string): string | undefined {
  const [match, url = ''] = URL_OR_PATH.exec(text) ?? [];
  const rest = text.replace(url, ' ');
  const isError = match !== undefined && ERROR.test(rest) && !BODY.test(text);
  return isError ? rest.trim() : undefined;
}

/**
 * Reads a pasted request.
 *
 * @returns undefined for other texts
 * @example
 * readRequestText("curl -d @a.json 'https://media-api.example.com/v2/nlp/analyze'");
 * // { method: 'POST', path: '/v2/nlp/analyze' }
 */
export function readRequestText(text: string): RequestText | undefined {
  const [match, url = ''] = URL_OR_PATH.exec(text) ?? [];
  if (match === undefined) return undefined;
  const path = url.replace(/^https?:\/\/[^/]*/i, '').replace(/\/+$/, '');
  if (path === '') return undefined;
  const rest = text.replace(url, ' ');
  const method = METHOD.exec(rest)?.[1]?.toUpperCase() ?? (BODY.test(text) ? 'POST' : undefined);
  return { method, path };
}

/**
 * The endpoint of a product that a request goes to, as its heading names it. The path may be
 * below a prefix, as behind a proxy.
 *
 * @example
 * findEndpoint(names, { method: 'POST', path: '/v2/photos/ctk/recommend' });
 * // 'POST /v2/photos/{dataset}/recommend'
 */
export function findEndpoint({ pages }: Names, { method, path }: RequestText): string | undefined {
  const segments = toSegments(path);
  const endpoints = pages
    .flatMap(({ s }) => s)
    .flatMap(({ t }) => {
      const [, verb, template = ''] = /^([A-Z]+) (\/\S+)$/.exec(t) ?? [];
      const literal = countLiteral(toSegments(template), segments);
      return literal === 0 ? [] : [{ verb, template, literal }];
    })
    // `recommend` is more than a value of `{articleId}`.
    .sort((a, b) => b.literal - a.literal);
  const exact = endpoints.find(({ verb }) => verb === method);
  if (exact) return `${exact.verb} ${exact.template}`;
  // Another method than was said: a path without values is found as it is typed.
  return endpoints.find(({ template }) => method === undefined || template.includes('{'))?.template;
}

function toSegments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** How many segments of a path are those of a template; 0 when the path does not fit. */
function countLiteral(template: string[], path: string[]): number {
  const tail = path.slice(-template.length);
  if (tail.length < template.length) return 0;
  let literal = 0;
  for (const [index, segment] of template.entries()) {
    if (segment === tail[index]) literal += 1;
    else if (!fits(segment, tail[index] ?? '')) return 0;
  }
  return literal;
}

/** @example fits('T:{workflow}', 'T:demo'); // true */
function fits(segment: string, value: string): boolean {
  const brace = segment.indexOf('{');
  return brace >= 0 && value.startsWith(segment.slice(0, brace));
}
