import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { escapeKey, isObject, isSafeUrl } from '@docs/utils';
import { MAPS_OF_NAMES, METHODS, VALUES } from './openapi';

/** Names become parts of URLs, files, code samples and the code of pages. */
const NAMES = {
  operationId: [
    /^(?!__proto__$)\w[\w.:/ -]*$/,
    'an operation ID of letters, digits, spaces, and ._:/-',
  ],
  component: [/^\w[\w.-]*$/, 'a name of letters, digits, and ._-'],
  page: [/^[a-z][a-z_\d]*$/, 'the name of a page, such as api_nlp'],
  rule: [/^[a-z\d]+(-[a-z\d]+)*$/, 'in kebab-case'],
  path: [
    /^(\/(?!\.{1,2}(\/|$))(\{[\w.-]+\}|\$(?!\{)|[\w.~!&()*+,;=:@%-])*)+$/,
    'a path such as /v2/photos/{dataset}',
  ],
  header: [/^(?!__proto__$)[\w!#$%&*+.^|~-]+$/, 'the name of a header'],
  parameter: [/^(?!__proto__$)[^\s<>"'`\\{}]+$/, 'the name of a parameter'],
} as const satisfies Record<string, readonly [RegExp, string]>;

const LONGEST = 200;

/** A server may be described by a template: `https://{region}.example.com`. */
const SERVER = /^(https?:\/)?\/[^\s<>"'`\\]*$|^\{[\w.-]+\}[^\s<>"'`\\]*$/;

// They hide what a line says; tabs and line ends do not.
const HIDING = /(?![\t\n\r])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** No page reads these as Markdown. */
const PLAIN = new Set(['pattern', 'format', 'name']);

/** Also URLs of our own, such as `type:Entity`, which are resolved before a page is drawn. */
const OWN_SCHEME = /^(type|op|term):/;

/**
 * Finds names, IDs, links and strings of a document that could become code, a path, or a link that
 * runs code, wherever pages, files and samples are made from it. The structure is checked before.
 *
 * @returns a sentence for each, with its place
 */
export function findUnsafe(document: object): string[] {
  return findInNode(document, []);
}

type Steps = string[];

function findInNode(node: unknown, steps: Steps): string[] {
  if (typeof node === 'string') return findInText(node, steps);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const here = [...steps, key];
    return [
      ...findInKey(key, here),
      ...findInName(key, value, node, here),
      ...(isData(here) ? findInData(value, here) : findInNode(value, here)),
    ];
  });
}

function isData(steps: Steps): boolean {
  return VALUES.has(steps.at(-1) ?? '') && !MAPS_OF_NAMES.has(steps.at(-2) ?? '');
}

function findInData(node: unknown, steps: Steps): string[] {
  if (typeof node === 'string') return findHiding(node, steps);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => [
    ...findInKey(key, [...steps, key]),
    ...findInData(value, [...steps, key]),
  ]);
}

/** To set `__proto__` of an object changes what the object inherits. */
function findInKey(key: string, steps: Steps): string[] {
  if (key !== '__proto__') return findHiding(key, steps);
  return [printSentence(steps, key, 'is a name that JavaScript reserves. Rename it')];
}

function findInName(key: string, value: unknown, owner: object, steps: Steps): string[] {
  const [root, , third] = steps;
  const parent = steps.at(-3);
  const check = (kind: keyof typeof NAMES, name: unknown) => {
    const [pattern, expected] = NAMES[kind];
    const isGood = typeof name === 'string' && name.length <= LONGEST && pattern.test(name);
    return isGood ? [] : [printSentence(steps, name, `is not ${expected}`)];
  };
  if (root === 'components' && steps.length === 3) return check('component', key);
  if (root === 'paths' && steps.length === 2) return check('path', key);
  if (root === 'paths' && steps.length === 4 && key === 'operationId') {
    return (METHODS as string[]).includes(third ?? '') ? check('operationId', value) : [];
  }
  if (root === 'tags' && key === 'x-page') return check('page', value);
  if (parent === 'x-rules' && key === 'id') return check('rule', value);
  if (steps.at(-2) === 'x-rules' && !isRule(value)) {
    return [
      printSentence(steps, value, 'is not a rule with id, title, text, and a list of fields'),
    ];
  }
  if (root === 'servers' && key === 'url') {
    const isGood = SERVER.test(String(value));
    return isGood ? [] : [printSentence(steps, value, 'is not the URL of a server')];
  }
  if (key !== 'name' || !('in' in owner)) return [];
  return check(owner.in === 'query' ? 'parameter' : 'header', value);
}

function isRule(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { fields } = value;
  const isListOfNames =
    Array.isArray(fields) && fields.every((field: unknown) => typeof field === 'string');
  return isListOfNames && ['id', 'title', 'text'].every((key) => typeof value[key] === 'string');
}

function findInText(text: string, steps: Steps): string[] {
  const isUrl = /url$|^termsOfService$/i.test(steps.at(-1) ?? '');
  // A regular expression may look like a link.
  if (PLAIN.has(steps.at(-1) ?? '')) return findHiding(text, steps);
  const isWords = steps.at(-2) === 'x-enumDescriptions' || steps[0] === 'servers';
  const urls = isUrl && !isWords ? [text] : listLinks(text);
  return [
    ...findHiding(text, steps),
    ...urls
      .filter((url) => !isSafeUrl(url) && !OWN_SCHEME.test(url))
      .map((url) => printSentence(steps, url, 'is no link that pages may have')),
  ];
}

/** Without a bracket or a scheme in `<…>` a text has no link. */
function listLinks(text: string): string[] {
  if (!/\](\(|:)|<[^\s>]*:/.test(text)) return [];
  const urls: string[] = [];
  visit(fromMarkdown(text), ['link', 'definition'], (node) => {
    if ('url' in node) urls.push(node.url);
  });
  return urls;
}

function findHiding(text: string, steps: Steps): string[] {
  const [mark] = HIDING.exec(text) ?? [];
  if (mark === undefined) return [];
  const code = mark.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return [`at ${toPlace(steps)}: the control character U+${code} hides text. Remove it`];
}

function printSentence(steps: Steps, value: unknown, what: string): string {
  return `at ${toPlace(steps)}: ${JSON.stringify(value)} ${what}`;
}

function toPlace(steps: Steps): string {
  return steps.map((step) => `/${escapeKey(step)}`).join('');
}
