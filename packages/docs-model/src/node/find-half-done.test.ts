import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { createFolder } from '@docs/utils/testing';
import { buildDocument } from '@docs/openapi/testing';
import { products } from '@docs/vendor';
import type { Product } from '@docs/vendor';
import { findHalfDone } from './find-half-done';

const [entry] = products;
const shop: Product = { ...entry!, id: 'shop', route: 'shop', contract: 'shop-v1' };
const document = stringify(buildDocument());
const api = { 'contracts/shop-v1/openapi.yaml': document };
const meta = stringify({ operation: 'createOrder', title: 'Order', description: 'A new order.' });
const example = { 'contracts/shop-v1/examples/order/meta.yaml': meta };

const toRoot = (files: Record<string, string>) =>
  createFolder({ 'contracts/README.md': '', ...files });

it('finds nothing in this repository', async () => {
  expect(await findHalfDone()).toEqual([]);
});

it.each<[string, Record<string, string>]>([
  ['a contract and an entry', api],
  ['an overview with a sidebar', { ...api, 'site/content/shop/sidebar.ts': '' }],
  [
    'an example with its response',
    { ...api, ...example, 'contracts/shop-v1/examples/order/response.json': '{}' },
  ],
])('accepts %s', async (_, files) => {
  expect(await findHalfDone(await toRoot(files), [shop])).toEqual([]);
});

it.each<[string, Record<string, string>, Product[], string]>([
  ['an entry', api, [], 'contracts/shop-v1/ is the contract of no product. Add an entry'],
  ['a contract', {}, [shop], 'contracts/shop-v1/openapi.yaml is missing. Write it'],
  [
    'the sidebar of written pages',
    { ...api, 'site/content/shop/index.mdx': '' },
    [shop],
    'site/content/shop/sidebar.ts is missing. List its pages there.',
  ],
  [
    'a contract and pages',
    {},
    [{ ...shop, contract: undefined }],
    'List its pages there, or give the entry a contract.',
  ],
  [
    'a response',
    { ...api, ...example },
    [shop],
    'contracts/shop-v1/examples/order/response.json is missing. Record the response',
  ],
  [
    'the whole URL of a server',
    { 'contracts/shop-v1/openapi.yaml': document.replace('https://shop.example', '/v1') },
    [shop],
    'contracts/shop-v1/openapi.yaml has the server "/v1". Write the whole URL of the API',
  ],
  [
    'a server',
    { 'contracts/shop-v1/openapi.yaml': document.replace(/servers:\n.*\n/, '') },
    [shop],
    'contracts/shop-v1/openapi.yaml has no server.',
  ],
  [
    'JSON, in an example of a form',
    {
      ...example,
      'contracts/shop-v1/openapi.yaml': document.replace('application/json', 'multipart/form-data'),
    },
    [shop],
    'examples/order is an example of "createOrder", which takes multipart/form-data. Code samples',
  ],
  [
    'a handler',
    { 'contracts/media-v1/openapi.yaml': document },
    [{ ...shop, contract: 'media-v1' }],
    'has no handler of "createOrder" of media-v1. Add one.',
  ],
])('says where %s is missing, and what to do', async (_, files, entries, message) => {
  expect((await findHalfDone(await toRoot(files), entries)).join('\n')).toContain(message);
});
