import { visit } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { listPages, readPage } from '../support/pages';

/** JSON of which no API is the author: nothing explains its keys but the page itself. */
const OWN_JSON: [name: string, route: RegExp, title: RegExp][] = [
  ['Data and requests of Genja, which has no contract', /^\/genja\//, /./],
  ['A request of Genja', /^\/operate\/errors\/$/, /generate/],
  [
    'The configuration of a client of the MCP server',
    /^\/tools\/mcp\/$/,
    /mcp\.json|settings\.json/,
  ],
  ['An error body, which no contract declares', /^\/api_media2\/$/, /^JSON$/],
  ['The configuration of the Keboola component', /^\/api_general\/keboola\/$/, /^JSON$/],
  [
    'Files that a page makes up',
    /\/tutorials\/|\/evaluate\//,
    /^(editor|topic|archive|expected)\.jsonl?$/,
  ],
];

/** Responses that are maps by ID: their first keys are values of the request. */
const ID = /^G\d+$|^GP-|^Q\d+$|^DEMO-\d+$/;

interface Shown {
  /** Of a key, with the page. */
  name: string;
  href?: string;
}

it('every key of every JSON on every page leads to its field, or is the key of a named map', () => {
  const shown = listPages().flatMap((route) => listKeys(route));
  const unlinked = shown.filter(({ href }) => href === undefined).map(({ name }) => name);
  expect([...new Set(unlinked)]).toEqual([]);
  expect(shown.length).toBeGreaterThan(5000);
  const wrong = shown.filter(({ href = '' }) => !/^\/\w+\/reference\/\w+\/#field-\w+$/.test(href));
  expect(wrong).toEqual([]);
});

type HtmlNode = ReturnType<ReturnType<typeof readPage>>[number];

function listKeys(route: string): Shown[] {
  const page = readPage(route);
  return page('figure.code')
    .toArray()
    .flatMap((figure) => {
      const title = page(figure).find('figcaption').text().trim();
      const code = page(figure).find('pre code').last();
      const text = code.text();
      const begin = toBegin(text);
      if (begin === undefined || isOwn(route, title)) return [];
      const links = listLinks(code[0]);
      return listNames(text, begin)
        .filter(({ key, depth }) => depth > 1 || !ID.test(key))
        .map(({ key, offset }) => ({
          name: `${route} ${title}: ${key}`,
          ...(links.has(offset) && { href: links.get(offset) }),
        }));
    });
}

/** Where the JSON of a block begins: a whole block, or the body in a command. */
function toBegin(text: string): number | undefined {
  if (text.startsWith('curl ')) {
    const begin = text.search(/(?<=-d ')[[{]/);
    return begin < 0 ? undefined : begin;
  }
  return /^\s*[[{]\s*["{\]}]/.test(text) ? text.search(/[[{]/) : undefined;
}

function isOwn(route: string, title: string): boolean {
  return OWN_JSON.some(([, routes, titles]) => routes.test(route) && titles.test(title));
}

interface Name {
  key: string;
  offset: number;
  depth: number;
}

function listNames(text: string, begin: number): Name[] {
  const names: Name[] = [];
  visit(text.slice(begin), {
    onObjectProperty: (key, offset, _length, _line, _character, supplyPath) => {
      names.push({ key, offset: begin + offset, depth: supplyPath().length + 1 });
    },
  });
  return names;
}

/** The links of a block, by the position of their text in it. */
function listLinks(root: HtmlNode | undefined): Map<number, string> {
  const links = new Map<number, string>();
  let at = 0;
  const walk = (node: HtmlNode): void => {
    if (node.type === 'text') at += node.data.length;
    if (node.type !== 'tag') return;
    if (node.name === 'a') links.set(at, node.attribs.href ?? '');
    node.children.forEach(walk);
  };
  if (root) walk(root);
  return links;
}
