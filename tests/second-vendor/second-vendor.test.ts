import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listOperations, listTypes } from '@docs/openapi';
import type { OpenApiDocument } from '@docs/openapi';
import { parseYaml } from '@docs/openapi/node';
import { probe } from '../support/copy-repository';
import { copyWithSecondVendor } from '../support/second-vendor';

interface Results {
  problems: string[];
  pages: Record<string, string>;
  config: {
    plugins: [unknown, { id?: string; sidebarPath: string }?][];
    themeConfig: { navbar: { items: unknown[] }; footer: { links: { items: unknown[] }[] } };
  };
  cards: { types: Record<string, object> };
  nested: object;
  documents: Record<string, string>;
  downloads: string[];
  index: { apis: { keyHeaders: object; operations: { id: string; path: string }[] }[] };
  samples: Record<string, { markdown: string; more: Record<string, { tested?: object }> }>;
  llms: string[];
  mcp: string[];
}

const root = copyWithSecondVendor();
const results = probe<Results>(root);
const FILE = 'tests/second-vendor/vendor/contracts/lending-v1/openapi.yaml';
const document = parseYaml(FILE, readFileSync(FILE, 'utf8')) as OpenApiDocument;
const page = (name: string): string => results.pages[`lending/reference/${name}.mdx`] ?? '';
const sample = (name: string): string => results.samples[`lending-v1/${name}`]?.markdown ?? '';

it('a document of another trade has a page for each type, and every operation', () => {
  expect(results.problems).toEqual([]);
  const types = listTypes(document).map(({ name }) => name);
  expect(types.length).toBeGreaterThan(30);
  expect(types.filter((name) => page(name) === '')).toEqual([]);
  expect(Object.keys(results.cards.types)).toEqual(expect.arrayContaining(types));
  const operations = page('loans') + page('catalog');
  const missing = listOperations(document).filter(({ id }) => !operations.includes(`(#${id})`));
  expect(missing).toEqual([]);
});

it('a contract and an entry in the list of products are all that an API needs', () => {
  const { config, nested, documents, downloads, index, samples, llms, mcp } = results;
  const link = { label: 'Lending', to: '/lending/' };
  expect(config.themeConfig.navbar.items).toContainEqual({ ...link, position: 'left' });
  expect(config.themeConfig.footer.links[0]?.items).toContainEqual({
    ...link,
    label: 'Lending API',
  });
  expect(Object.keys(nested)).toEqual(expect.arrayContaining(['Series', 'Weight']));
  expect(documents['lending-v1.yaml']).toContain('https://lend.leafmark.example');
  expect(downloads).toContain('downloads/lending-v1/types.d.ts');
  expect(index.apis[0]?.operations).toHaveLength(listOperations(document).length);
  expect(mcp).toEqual(['lending-v1']);
  expect(llms[0]).toContain('Lending API: https://lend.leafmark.example/api/v1, key in the header');
  expect(sample('borrow')).toContain('## Go');
  const tested = Object.values(samples).flatMap(({ more }) => Object.values(more));
  expect(tested.filter((entry) => entry.tested)).toEqual([]);

  rmSync(path.join(root, 'site/content/lending'), { recursive: true });
  const bare = probe<Results>(root);
  expect(bare.problems).toEqual([]);
  const [, options] = bare.config.plugins.find(([, given]) => given?.id === 'lending') ?? [];
  expect(options).toMatchObject({
    ...{ routeBasePath: 'lending', contract: 'lending-v1' },
    sidebarPath: './content/api-sidebar.ts',
  });
  expect(bare.pages['lending/reference/overview.mdx']).toContain('Sign in again.');
});

it.each<[string, string, string]>([
  ['choices of a type', 'Medium', 'One of [`Print`](/lending/reference/Print/), [`Recording`]'],
  ['the field that decides', 'Medium', 'depending on `type`.'],
  ['what a type takes over', 'Print', '[`weight`](#field-weight) | [Weight]'],
  ['a value that can be null', 'Title', 'integer or null'],
  ['a type or null', 'Title', '[`series`](#field-series) | [Series](/lending/reference/Series/)'],
  ['a name with a space', 'Title', '[`first published`](#field-first-published)'],
  ['several types of a list', 'Loan', '[`history`](#field-history) | list of [LoanEvent]'],
  ['a header', 'catalog', '[`X-Shelf-Locale`](#titlesList.X-Shelf-Locale) | string in the header'],
  ['a cookie', 'loans', '[`branch`](#loansCreate.branch) | string in the cookie'],
  ['a list in the query', 'catalog', '| list of string in the query | Any of these subjects.'],
  ['a form', 'catalog', '- Body (multipart/form-data): [`CoverUpload`]'],
  ['a binary body', 'catalog', '- Body (application/octet-stream): `string`'],
  ['a binary response', 'catalog', '- Response (image/png): `string`'],
  ['another JSON', 'catalog', '- Response (application/hal+json): [`Title`]'],
  ['created', 'catalog', '- Response (201): [`Title`]'],
  ['accepted', 'loans', '- Response (202): [`Job`]'],
  ['no content', 'loans', '- Response (204): empty'],
  ['a link', 'loans', 'Next: [loans/renew](/lending/reference/loans/#loansRenew). Renew the loan.'],
  ['a callback', 'loans', 'sends `POST {$request.body#/remind/url}`: Remind of the last day'],
  ['a webhook', 'index', 'sends `POST copyReturned`: A copy has been returned, with [`Return'],
  ['a deprecated operation', 'loans', '**Deprecated.**'],
  ['a table in a description', 'index', '| recording | 1 | `none` |'],
  ['HTML and braces as text', 'index', '\\<b>never\\</b> sent as it is: {curly} braces'],
])('pages show %s', (_, name, text) => {
  expect(page(name)).toContain(text);
});

it('samples send keys, parameters, and bodies of every kind', () => {
  const key = "-H 'Authorization: Bearer <YOUR_API_KEY>'";
  expect(sample('list-titles')).toContain(
    "/api/v1/titles?subject=robots&subject=gardens&filter%5Bauthor%5D=%C4%8Capek+%26+Ross' \\\n  " +
      `${key} \\\n  -H 'X-Shelf-Locale: cs' \\\n  -H 'Cookie: branch=brno-sever'\n`,
  );
  expect(sample('change-title')).toContain(
    `/titles/978%2F80%200001' \\\n  ${key} \\\n  -H 'Content-Type: application/merge-patch+json'`,
  );
  expect(sample('borrow')).toContain('public class LoansCreate {');
  expect(results.index.apis[0]?.keyHeaders).toEqual({ Authorization: 'Bearer <YOUR_API_KEY>' });
});

it('no format names the first vendor, or a sandbox that this one has not', () => {
  const { pages, documents, index, llms, samples } = results;
  const markdown = Object.values(samples).map((sample) => sample.markdown);
  const texts = JSON.stringify([pages, documents, index, llms, markdown]);
  expect(texts.match(/.{40}(?:geneea|sandbox).{20}/gi)).toBeNull();
});
