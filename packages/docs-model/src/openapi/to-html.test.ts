import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import type { Operation, Schema } from '@docs/openapi';
import { buildTestSource } from '../testing/fixtures';
import { renderReference } from './to-html';
import { buildReferenceTree } from './tree';

const Photo: Schema = { type: 'object', properties: { id: { type: 'string' } } };

async function print(
  schemas: Record<string, Schema>,
  operation: Partial<Operation> = {},
): Promise<string> {
  const tree = await buildReferenceTree(buildTestSource(schemas, operation), []);
  return toHtml(renderReference(tree), { allowDangerousHtml: true });
}

const toPhoto = (properties: Record<string, Schema>) => ({ Photo: { type: 'object', properties } });
const WORD: Schema = { type: 'object', properties: { word: { type: 'string' } } };

test.each<[string, Record<string, Schema>, Partial<Operation>, string[]]>([
  [
    'gives the operation and its fields their URLs',
    { Photo },
    {},
    [
      '<section id="send"',
      '<div id="send.id">',
      '<a class="name" href="#send.id"><code>id</code></a>',
    ],
  ],
  [
    'opens a body without a name in place, and says how large it may be and what can be done',
    {},
    { requestBody: { content: { 'application/json': { schema: WORD } } } },
    [
      'id="send.word"',
      '<span class="limit">up to 500 KB</span></span> <span class="actions"><button class="icon-button copy-button',
      'data-try="send" aria-label="Try it: Send photos">Try it</button>',
    ],
  ],
  [
    'opens objects without a name in place',
    toPhoto({ metadata: { type: 'array', items: WORD } }),
    {},
    ['<summary>1 field</summary>', 'id="send.metadata.word"'],
  ],
  [
    'links another operation in place, and shows markup of a description as text',
    { Photo },
    { description: 'Then [send again](op:send) <script>alert(1)</script> `{x}`' },
    ['<a href="#send">send again</a>', '&#x3C;script>alert(1)&#x3C;/script> <code>{x}</code>'],
  ],
  [
    'shows parameters with their place',
    { Photo },
    {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'page', in: 'query', schema: { type: 'integer' } },
      ],
    },
    ['id="send.path.id"', 'id="send.page"', 'integer in the query'],
  ],
])('renderReference() %s', async (_name, schemas, operation, want) => {
  const html = await print(schemas, operation);
  want.forEach((text) => expect(html).toContain(text));
});

test('renderReference() opens nested types in place, below their field', async () => {
  const html = await print({
    ...toPhoto({ size: { $ref: '#/components/schemas/Size' } }),
    Size: { type: 'object', required: ['width'], properties: { width: { type: 'integer' } } },
  });
  expect(html).toContain('<summary><code>Size</code> 1 field</summary>');
  expect(html).toMatch(/id="send\.size\.width">.*?<b class="badge badge--required">required<\/b>/);
});

test('renderReference() links a type that is inside itself', async () => {
  const html = await print(toPhoto({ similar: { $ref: '#/components/schemas/Photo' } }));
  expect(html).toContain('<a href="/api_media2/reference/Photo/">Fields of Photo</a>');
  expect(html).not.toContain('send.similar.similar');
});

test('renderReference() keeps fields of the response apart from those of the body', async () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Photo' } } };
  const html = await print({ Photo }, { responses: { '200': { description: 'Same.', content } } });
  expect(html).toContain('id="send.id"');
  expect(html).toContain('id="send.answer.id"');
});

test('renderReference() says a rule of several fields above them, and a rule of one field at it', async () => {
  const rule = { id: 'one', title: 'One of two', text: 'Send `id`. Not both.', fields: ['id'] };
  const single = await print({ Photo: { ...Photo, 'x-rules': [rule] } });
  expect(single).toMatch(
    /id="send\.id">.*<p id="send\.rule-one" class="callout rule"><strong>One of two\./s,
  );
  expect(single).not.toContain('Rule: <a');
  const several = { ...rule, fields: ['id', 'other'] };
  const html = await print({ Photo: { ...Photo, 'x-rules': [several] } });
  expect(html).toMatch(/<p id="send\.rule-one" class="callout rule">.*id="send\.id">/s);
  expect(html).toContain('Rule: <a href="#send.rule-one">One of two</a></p>');
});

test.each<[string, Schema, string]>([
  ['an empty default', { type: 'string', default: '' }, 'Default <code></code>'],
  ['the pattern', { type: 'string', pattern: '^<\\d$' }, 'Pattern <code>^&#x3C;\\d$</code>'],
  [
    'allowed values',
    { type: 'string', enum: ['a'], 'x-enumDescriptions': { a: 'First.' } },
    '<span>Allowed values</span><ul><li><code>a</code> First.</li></ul>',
  ],
  [
    'known values',
    { type: 'string', 'x-enumDescriptions': { a: 'First.' } },
    '<span>Known values</span>',
  ],
  [
    'more than eight values as a table',
    { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] },
    '<summary>Allowed values (9)</summary><table><thead><tr><th>Value</th><th>Meaning</th>',
  ],
  [
    'the option of this operation that makes it appear',
    { 'x-appears-with': ['Photo.id=1'] },
    'Appears with <a href="#send.id"><code>Photo.id: 1</code></a>',
  ],
])('renderReference() says %s', async (_name, field, want) => {
  expect(await print(toPhoto({ f: field }))).toContain(want);
});

test('renderReference() links each error, and says why one can hardly occur', async () => {
  const responses = { '400': {}, '404': {}, '500': {} };
  const html = await print({ Photo }, { responses });
  expect(html).toContain('<a href="/api_media2/#error-400"><code>400 Bad Request</code></a>');
  expect(html).toMatch(/id="send\.error-400".*?400 Bad Request/);
  expect(html).toContain('404 Not Found</code></a>, only if the path is misspelled</li>');
  expect(html).toMatch(/id="send\.error-500".*?500 Internal Server Error/);
});

test('renderReference() begins each heading with a link that is labeled with its text', async () => {
  const html = await print({ Photo });
  expect(html).toContain(
    '<h4 id="send.body"><a class="name" href="#send.body" aria-label="Direct link to Body Photo">Body</a>',
  );
  expect(html).toContain(
    '<h3><a class="name" href="#send" aria-label="Direct link to Send photos">',
  );
});
