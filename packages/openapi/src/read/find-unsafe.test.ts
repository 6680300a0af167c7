import { expect, it } from 'vitest';
import { findUnsafe } from './find-unsafe';
import { buildDocument, buildOperation } from './fixtures';
import type { OpenApiDocument } from './openapi';

const HOSTILE = 'x */ (evil()) /* ';

it.each<[string, string, Partial<OpenApiDocument> & { schemas?: object }]>([
  ['operation ID', '/paths/~1a/get/operationId', withOperation({ operationId: HOSTILE })],
  [
    'long operation ID',
    '/paths/~1a/get/operationId',
    withOperation({ operationId: 'a'.repeat(201) }),
  ],
  ['path', '/paths/~1a`b', { paths: { '/a`b': {} } }],
  ['type', '/components/schemas/..~1a', { schemas: { '../a': {} } }],
  ['name of steps only', '/components/schemas/..', { schemas: { '..': {} } }],
  ['page', '/tags/0/x-page', { tags: [{ name: 'A', 'x-page': '../../a' }] }],
  ['page that is no text', '/tags/0/x-page', { tags: [{ name: 'A', 'x-page': 1 as never }] }],
  [
    'rule',
    '/components/schemas/A/x-rules/0/id',
    { schemas: { A: { 'x-rules': [{ id: 'A b', title: '', text: '', fields: [] }] } } },
  ],
  [
    'rule without fields',
    '/components/schemas/A/x-rules/0',
    { schemas: { A: { 'x-rules': [{ id: 'a', title: '', text: '', fields: 'b' }] } } },
  ],
  [
    'header',
    '/paths/~1a/get/parameters/0/name',
    withOperation({ parameters: [{ name: 'A: b', in: 'header', schema: {} }] }),
  ],
  [
    'query parameter',
    '/paths/~1a/get/parameters/0/name',
    withOperation({ parameters: [{ name: '"><b', in: 'query', schema: {} }] }),
  ],
  ['type __proto__', '/components/schemas/__proto__', { schemas: { ['__proto__']: {} } }],
  [
    '__proto__ in data',
    '/components/schemas/A/properties/a/default/__proto__',
    withField('a', { default: { ['__proto__']: 1 } }),
  ],
  ['server', '/servers/0/url', { servers: [{ url: 'javascript:alert(1)' }] }],
  [
    'contact',
    '/info/contact/url',
    { info: { title: 'A', version: '1', contact: { name: 'A', email: '', url: 'data:a' } } },
  ],
  ...[
    '[a](<java&#x09;script:alert(1)>)',
    '[a]\n\n[a]: JavaScript:alert(1)',
    '<javascript:alert(1)>',
    '**[a](vbscript:b "c")**',
  ].map((description): [string, string, object] => [
    `link in ${JSON.stringify(description)}`,
    '/components/schemas/A/description',
    { schemas: { A: { description } } },
  ]),
  ['mark in a key', '/components/schemas/A/properties/a\u202e', withField('a\u202e', {})],
  [
    'mark in data',
    '/components/schemas/A/properties/a/examples/0/b',
    withField('a', { examples: [{ b: '\u2066' }] }),
  ],
  ['NUL', '/components/schemas/A/properties/a/default', withField('a', { default: '\0' })],
])('findUnsafe() finds a bad %s', (_, location, given) => {
  const sentences = findUnsafe(buildDocument(given as never));
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(`at ${location}: `);
});

function withOperation(given: object) {
  return { paths: { '/a': { get: buildOperation(given) } } };
}

function withField(name: string, field: object) {
  return { schemas: { A: { properties: { [name]: field } } } };
}

it.each<[string, object]>([
  [
    'our own links',
    { schemas: { A: { description: '[a](type:A.b), [b](/c/), [d](mailto:e@f.g)' } } },
  ],
  ['fields of any name', withField('$ref */ <b> {c} `d` č', { description: '*/ {a} <b>' })],
  ['fields that are named as our keys', withField('operationId', { properties: { url: {} } })],
  ['a link in data', withField('a', { examples: ['[a](javascript:b)'], default: 'javascript:c' })],
  ['words that name a URL', { schemas: { A: { 'x-enumDescriptions': { url: 'The URL: a.' } } } }],
  ['templates of servers', { servers: [{ url: 'https://{region}.a.example/v1' }, { url: '/v1' }] }],
  [
    'brackets in a query',
    withOperation({ parameters: [{ name: 'a[b]', in: 'query', schema: {} }] }),
  ],
  ['a regular expression like a link', withField('a', { pattern: '^[a-z](b:c|[d])?$' })],
  ['tabs and lines', { schemas: { A: { description: 'a\tb\r\nc\u200f' } } }],
])('findUnsafe() accepts %s', (_, given) => {
  expect(findUnsafe(buildDocument(given))).toEqual([]);
});
