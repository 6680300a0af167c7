import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listOperations, listTypes } from '@docs/openapi';
import type { OpenApiDocument } from '@docs/openapi';
import { parseYaml } from '@docs/openapi/node';
import { probe } from '../support/copy-repository';
import { copyWithSecondVendor } from '../support/second-vendor';

interface Results {
  problems: string[];
  pages: Record<string, string>;
  cards: { types: Record<string, object> };
  nested: object;
  documents: Record<string, string>;
  index: { apis: { keyHeaders: object; operations: { id: string; path: string }[] }[] };
  samples: Record<string, { markdown: string }>;
  llms: string[];
}

const results = probe<Results>(copyWithSecondVendor());
const FILE = 'tests/second-vendor/vendor/contracts/lending-v1/openapi.yaml';
const document = parseYaml(FILE, readFileSync(FILE, 'utf8')) as OpenApiDocument;
const page = (name: string): string => results.pages[`lending/reference/${name}.mdx`] ?? '';
const sample = (name: string): string => results.samples[`lending-v1/${name}`]?.markdown ?? '';

it('a document of another trade has a page for each type, and every operation', () => {
  expect(results.problems).toEqual([]);
  const types = listTypes(document).map(({ name }) => name);
  expect(types.length).toBeGreaterThan(55);
  expect(types.filter((name) => page(name) === '')).toEqual([]);
  expect(Object.keys(results.cards.types)).toEqual(expect.arrayContaining(types));
  const operations = page('loans') + page('catalog');
  const missing = listOperations(document).filter(({ id }) => !operations.includes(`(#${id})`));
  expect(missing).toEqual([]);
});

it.each<[string, string, string]>([
  ['choices of a type', 'Medium', 'One of [`Print`](/lending/reference/Print/), [`Recording`]'],
  ['the field that decides', 'Medium', 'as `type` says.'],
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
  const texts = JSON.stringify([results.pages, results.documents, results.index, results.llms]);
  expect(texts.match(/.{40}(?:geneea|sandbox).{20}/gi)).toBeNull();
});
