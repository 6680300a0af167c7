// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderChange, compareDocuments } from '@docs/openapi/compare';
import { listTypes } from '@docs/openapi';
import type { OpenApiDocument } from '@docs/openapi';
import { loadEntries, sortEntries, printFeed, toChangesPage } from '@docs/docs-model/changes';
import type { ChangeEntry } from '@docs/docs-model/changes';
import { printBlocks, toMarkdownBlocks } from '@docs/docs-model/markdown';
import { resolvePage } from '@docs/docs-model/mdx';
import { printPage } from '@docs/docs-model/pages';
import { products } from '@docs/vendor';
import { renderChanges } from '../../tools/contract-pull/pull';
import { checkAtom, hasValidator } from '../support/check-atom';

const site = 'https://docs.example.com';
const readYaml = (name: string): unknown =>
  parse(readFileSync(`tests/changes/${name}.yaml`, 'utf8'));
/** The same small API twice. */
const [before, after] = [readYaml('before'), readYaml('after')] as [
  OpenApiDocument,
  OpenApiDocument,
];
const CHANGES = readYaml('changes') as string[];
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

const page = printPage(await toChangesPage([entry]));
const tree = await resolvePage({ file: 'changes.mdx', source: page });
const feed = await printFeed([entry], { site });
const formats = {
  page: printBlocks(toMarkdownBlocks(tree, 'changes.mdx'), (url) => url).replace(
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

describe('two contracts with 36 kinds of change', () => {
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
