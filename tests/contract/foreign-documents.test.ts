import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { listOperations } from '@docs/openapi';
import { findErrors, parseYaml } from '@docs/openapi/node';
import { buildDocument, buildOperation, buildReference } from '@docs/openapi/testing';
import { pull } from '../../tools/contract-pull/pull';

const root = mkdtempSync(path.join(tmpdir(), 'foreign-'));
mkdirSync(path.join(root, 'contracts/shop'), { recursive: true });
writeFileSync(path.join(root, 'contracts/shop/openapi.yaml'), stringify(buildDocument()));

/** Lists the differences from the document of the tests. */
async function listDifferences(document: object | string): Promise<string[]> {
  const source = path.join(root, 'theirs.yaml');
  writeFileSync(source, typeof document === 'string' ? document : stringify(document));
  const lines = await pull({ source, name: 'shop', root });
  return lines
    .slice(1, -2)
    .flatMap((line) => /^ {2}(\w+) +(.*)/.exec(line)?.slice(1).join(' ') ?? []);
}

const toType = (schema: object) => buildDocument({ schemas: { Line: schema } });
const get = { ...buildOperation({ operationId: 'x' }), requestBody: undefined };
const data = { $ref: '/Users/7', $id: '1' };
const parameter = (description: string) =>
  ({ name: 'size', in: 'query', description, schema: { type: 'string' } }) as const;
const text = stringify(buildDocument());

describe('contract:pull reads documents of others', () => {
  it.each<[string, object | string, string[]]>([
    ['data like a reference, in an example', toType({ example: data }), ['added Line']],
    ['the same in OpenAPI 3.0', { ...toType({ example: data }), openapi: '3.0.3' }, ['added Line']],
    ['the same in values', toType({ default: data, enum: [data], const: data }), ['added Line']],
    ['the same in a note', toType({ 'x-data': data }), ['added Line']],
    [
      'a field that is named $ref',
      toType({ properties: { $ref: { type: 'string' } } }),
      ['added Line'],
    ],
    [
      'data like a reference, in a named example',
      buildDocument({
        paths: {
          '/orders': {
            post: buildOperation({
              requestBody: {
                required: true,
                content: {
                  'application/json': {
                    schema: buildReference('Order'),
                    examples: { a: { value: data } },
                  },
                },
              },
            }),
          },
        },
      }),
      [],
    ],
    [
      'head and options',
      buildDocument({
        paths: { '/carts': { head: get, options: { ...get, operationId: 'y' } } as object },
      }),
      ['added HEAD /carts', 'added OPTIONS /carts'],
    ],
    [
      'headers that OpenAPI ignores',
      buildDocument({
        paths: {
          '/orders': {
            parameters: [{ ...parameter('A.'), name: 'content-type', in: 'header' }],
            post: buildOperation({
              parameters: [{ ...parameter('A.'), name: 'Accept', in: 'header' }],
            }),
          },
        },
      }),
      [],
    ],
    [
      'an encoded reference',
      toType({ $ref: '#/paths/~1orders/post/requestBody/content/application~1json/sch%65ma' }),
      ['added Line'],
    ],
  ])('with %s', async (_, document, differences) => {
    expect(await listDifferences(document)).toEqual(differences);
  });
});

it('a parameter of an operation replaces the one of its path', () => {
  const post = buildOperation({ parameters: [parameter('Of the operation.')] });
  const document = buildDocument({
    paths: { '/orders': { parameters: [parameter('Of the path.')], post } },
  });
  const [operation] = listOperations(document);
  expect(operation?.parameters.map(({ description }) => description)).toEqual([
    'Of the operation.',
  ]);
});

it('contracts may have merge keys, too', async () => {
  const document = parseYaml(
    'a.yaml',
    text.replace('info:\n', 'info:\n  <<: { summary: A shop. }\n'),
  );
  expect(document).toMatchObject({ info: { title: 'Shop', summary: 'A shop.' } });
  expect(await findErrors(document)).toEqual([]);
});
