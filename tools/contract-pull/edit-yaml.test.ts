import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toContractFile } from '@docs/openapi/node';
import { editYaml } from './edit-yaml';

const TEXT = `# The shop.
info:
  version: 1.0.0 # The first.
  title: Shop
paths:
  # Orders
  '/orders': { get: 1 }
  /status:
    get:
      description: >-
        Says
        nothing.
      tags: [A, B]
`;

it.each<[string, (content: Content) => void, (text: string) => string]>([
  ['nothing', () => {}, (text) => text],
  ['a value', ({ info }) => (info.title = 'Store'), (text) => text.replace('Shop', 'Store')],
  [
    'a new key in its place',
    (content) => (content.info = { ...content.info, license: { name: 'MIT' } }),
    (text) => text.replace('Shop\n', 'Shop\n  license:\n    name: MIT\n'),
  ],
  [
    'a new first key',
    (content) => (content.info = { contact: 'a', ...content.info }),
    (text) => text.replace('info:\n', 'info:\n  contact: a\n'),
  ],
  [
    'a key that is gone',
    ({ paths }) => delete paths['/orders'],
    (text) => text.replace("  '/orders': { get: 1 }\n", ''),
  ],
  [
    'keys that are all gone',
    (content) => (content.paths = {}),
    (text) => text.replace(/paths:\n.*/s, 'paths: {}\n'),
  ],
  [
    'the order of keys',
    (content) => (content.info = Object.fromEntries(Object.entries(content.info).reverse())),
    (text) => text,
  ],
  [
    'a string in a list',
    ({ paths }) => (paths['/status']!.get!.tags = ['A']),
    (text) => text.replace('tags: [A, B]', 'tags:\n        - A'),
  ],
])('editYaml() changes the lines of %s only', (_, change, toWant) => {
  const content = parse(TEXT) as Content;
  change(content);
  const edited = editYaml(TEXT, content);
  expect(edited).toBe(toWant(TEXT));
  expect(parse(edited)).toEqual(content);
});

interface Content {
  info: Record<string, unknown>;
  paths: Record<string, Record<string, Record<string, unknown>>>;
}

it('editYaml() adds a field to a contract, and nothing else', () => {
  const text = readFileSync(toContractFile('media-v2'), 'utf8');
  const content = parse(text) as {
    components: { schemas: Record<string, { properties: object }> };
  };
  Object.assign(content.components.schemas.Tag!.properties, { fresh: { type: 'string' } });
  const edited = editYaml(text, content);
  expect(parse(edited)).toEqual(content);
  expect(edited.length - text.length).toBeLessThan(50);
});
