// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderChange, compareDocuments } from '@docs/openapi/compare';
import { listTypes } from '@docs/openapi';
import { buildDocument, buildOperation } from '@docs/openapi/testing';
import { loadEntries, sortEntries, printFeed, buildChangesPage } from '@docs/docs-model/changes';
import type { ChangeEntry } from '@docs/docs-model/changes';
import { printBlocks, buildMarkdownBlocks } from '@docs/docs-model/markdown';
import { resolvePage } from '@docs/docs-model/mdx';
import { printPage } from '@docs/docs-model/pages';
import { products } from '@docs/vendor';
import { renderChanges } from '../../tools/contract-pull/pull';
import { checkAtom, hasValidator } from '../support/check-atom';

const site = 'https://docs.example.com';
const STRING = { type: 'string' };
const toType = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, STRING])),
});
const toQuery = (name: string, more = {}) => ({
  ...{ name, in: 'query' as const, schema: STRING },
  ...more,
});

/** The same small API twice: each kind of change, of each thing that can change. */
const before = buildDocument({
  paths: {
    '/orders': { post: buildOperation({ parameters: [toQuery('page'), toQuery('gone')] }) },
    '/old': { get: buildOperation() },
    '/gone': { get: buildOperation() },
  },
  schemas: { Order: toType('must', 'old', 'gone'), Old: toType(), Vanished: toType() },
});
const after = buildDocument({
  info: { title: 'Shop', version: '2.0.0' },
  servers: [{ url: 'https://new.example' }],
  paths: {
    '/orders': {
      post: buildOperation({
        parameters: [toQuery('page', { deprecated: true, required: true }), toQuery('more')],
        responses: { ...buildOperation().responses, 409: { description: 'It exists.' } },
      }),
    },
    '/old': { get: buildOperation({ deprecated: true }) },
    '/new': { get: buildOperation({ operationId: 'new' }) },
  },
  schemas: {
    Order: {
      type: 'object',
      required: ['must'],
      properties: { must: STRING, old: { ...STRING, deprecated: true }, new: STRING },
    },
    Old: { ...toType(), deprecated: true },
    New: toType(),
  },
});

/** Everything that differs, in the order in which readers see it: first what breaks clients. */
const CHANGES = [
  'removed GET /gone',
  'removed POST /orders query parameter gone',
  'removed Vanished',
  'removed Order.gone',
  'changed document: the server is https://new.example now, was https://shop.example',
  'changed POST /orders query parameter page: is required now',
  'changed Order.must: is required now',
  'deprecated POST /orders query parameter page',
  'deprecated GET /old',
  'deprecated Order.old',
  'deprecated Old',
  'added POST /orders query parameter more',
  'added POST /orders error 409',
  'added GET /new',
  'added Order.new',
  'added New',
];

const product = products.find(({ contract }) => contract === 'media-v2')!;
const changes = compareDocuments(before, after);
const entry: ChangeEntry = {
  id: 'shop-2-0-0',
  title: 'OpenAPI document 2.0.0 <b> & "more"',
  recorded: '2027-01-02',
  products: [product],
  breaking: true,
  changes,
  source: { contract: 'media-v2', document: after, types: listTypes(after) },
};

/** Spaces and marks differ between the formats. */
const toWords = (text: string) => text.replace(/[^\p{L}\d]+/gu, ' ').trim();

const page = printPage(await buildChangesPage([entry]));
const tree = await resolvePage({ file: 'changes.mdx', source: page });
const feed = await printFeed([entry], { site });
const formats = {
  page: printBlocks(buildMarkdownBlocks(tree, 'changes.mdx'), (url) => url).replace(
    /\[([^\]]*)\]\([^)]*\)/g,
    '$1',
  ),
  feed: readContent(feed).body.textContent ?? '',
  notes: renderChanges(before, after, changes).join('\n'),
};

function parseXml(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'application/xml');
}

function readHtml(element: Element | null): Document {
  return new DOMParser().parseFromString(element?.textContent ?? '', 'text/html');
}

function readContent(xml: string): Document {
  return readHtml(parseXml(xml).querySelector('content'));
}

/** `removed Order.gone` is a line of the group of breaking changes, or of that with the name of its kind. */
function toLine(change: string): string {
  return toWords(change.replace(/^\w+ /, '').replace(/^document:/, ''));
}

describe('two contracts that differ in everything', () => {
  it('differ in each of them, in the order for readers', () => {
    expect(changes.map((change) => `${change.kind} ${renderChange(change)}`)).toEqual(CHANGES);
  });

  it.each(Object.entries(formats))('have all changes in the %s', (_, text) => {
    const words = toWords(text.replace(/ (removed|added)(?=:|\n|$)/gm, ''));
    expect(CHANGES.filter((change) => !words.includes(toLine(change)))).toEqual([]);
  });

  it('lead to the fields, types and operations that are still there', () => {
    expect(page).toContain('[`Order.must`](/api_media2/reference/Order/#field-must)');
    expect(page).toContain('[`GET /new`](/api_media2/reference/#new)');
    expect(page).toContain('- `Vanished` removed');
    const links = [...readContent(feed).querySelectorAll('a')].map(({ href }) => href);
    expect(links).toContain(`${site}/api_media2/reference/Order/#field-old`);
  });
});

describe('the Atom feeds', () => {
  it('have IDs that do not depend on the host, and names what is breaking and deprecated', () => {
    expect(feed).toContain('<id>tag:geneea.com,2026:docs/changes/shop-2-0-0</id>');
    expect(feed).toContain('term="breaking"');
    expect(feed).toContain('term="deprecated"');
  });

  it('show markup of a title as text', () => {
    const title = readHtml(parseXml(feed).querySelector('entry > title'));
    expect(title.body.textContent).toContain('2.0.0 <b> & "more"');
  });

  it('of a product have its entries only', async () => {
    const [product, other] = [products[0]!, products[1]!];
    const mixed = [entry, { ...entry, id: 'other', products: [other] }];
    expect(await printFeed(mixed, { site, product })).not.toContain('changes/other<');
    expect(await printFeed(mixed, { site, product: other })).toContain('changes/other<');
  });
});

// Without Ruby there is nothing to validate with: apt-get install ruby.
describe.skipIf(!hasValidator)('a feed validator', () => {
  it('accepts the feeds of these changes and of nothing', async () => {
    expect(checkAtom(feed)).toEqual([]);
    expect(checkAtom(await printFeed([], { site }))).toEqual([]);
  });

  // One error that the validator finds, and those that it leaves to us.
  it.each<[string, (xml: string) => string, RegExp]>([
    ['without a title', (xml) => xml.replace(/<title>.*<\/title>/, ''), /<title> is missing/],
    ['with a day alone', (xml) => xml.replace('T00:00:00.000Z', ''), /has no time/],
    ['with a relative link', (xml) => xml.replace(/href="[^"]*#shop/, 'href="#shop'), /absolute/],
    ['with a relative ID', (xml) => xml.replace('<id>tag:', '<id>'), /is no IRI/],
    ['with an entry twice', (xml) => xml.replace(/<entry>[^]*<\/entry>/, '$&$&'), /Two entries/],
    ['without its own URL', (xml) => xml.replace('rel="self"', 'rel="via"'), /links to itself/],
  ])('rejects a feed %s', (_, spoil, problem) => {
    const spoiled = spoil(feed);
    expect(spoiled).not.toBe(feed);
    expect(checkAtom(spoiled).join('\n')).toMatch(problem);
  });
});

describe('the entries of the site', () => {
  it('know no date of a release that is not known', async () => {
    const dated = (await loadEntries()).filter(({ date }) => date);
    expect(dated).toEqual([]);
  });

  it('are sorted by day', () => {
    const sorted = sortEntries([
      { ...entry, id: 'old', recorded: '2026-11-21' },
      { ...entry, id: 'new', recorded: '2026-11-22' },
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['new', 'old']);
  });
});
