import { describe, expect, it } from 'vitest';
import { compareDocuments } from '@docs/openapi/compare';
import { buildContent, buildDocument, buildOperation } from '@docs/openapi/testing';
import type { OpenApiDocument, Schema } from '@docs/openapi';
import { heading, text } from '../mdx/blocks';
import { printMdx } from '../page';
import { buildSource } from '../testing/fixtures';
import { buildChangeLists } from './change-lists';

const ORDER: Schema = { type: 'object', properties: { id: { type: 'string' } } };

function print(before: OpenApiDocument, after: OpenApiDocument): string {
  const toTitle = (title: string) => heading(2, title.split(' ')[0]!.toLowerCase(), text(title));
  const children = buildChangeLists(buildSource(after), compareDocuments(before, after), toTitle);
  return printMdx({ type: 'root', children });
}

describe('buildChangeLists()', () => {
  it('lists breaking changes first and links to what is still there', () => {
    const before = buildDocument({
      schemas: {
        Order: { ...ORDER, properties: { ...ORDER.properties, gone: { type: 'string' } } },
        Old: { type: 'object' },
      },
      paths: { '/gone': { get: buildOperation() } },
    });
    const after = buildDocument({
      schemas: { Order: { ...ORDER, required: ['id'] }, New: { type: 'object' } },
      paths: {
        '/orders': {
          post: buildOperation({
            parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          }),
        },
      },
    });
    expect(print(before, after)).toBe(
      [
        '## Breaking changes {/* #breaking */}',
        '',
        '- `GET /gone` removed',
        '- `Old` removed',
        '- `Order.gone` removed',
        '- [`Order.id`](/api_media2/reference/Order/#field-id): is required now',
        '',
        '## Added {/* #added */}',
        '',
        '- [`POST /orders`](/api_media2/reference/#createOrder) query parameter `page`',
        '- [`New`](/api_media2/reference/New/)',
        '',
      ].join('\n'),
    );
  });

  it('names what concerns every operation', () => {
    const after = buildDocument({ servers: [{ url: 'https://new.example' }] });
    expect(print(buildDocument(), after)).toContain(
      '- All endpoints: the server is https\\://new\\.example now',
    );
  });

  it('prints values of others as text', () => {
    const toShop = (value: string) =>
      buildDocument({
        schemas: { Order: { type: 'object', properties: { id: { default: value } } } },
      });
    const body = print(toShop('a'), toShop('<script>{alert}</script>'));
    expect(body).toContain('\\<script>\\{alert}\\</script>');
    expect(body).not.toMatch(/[^\\]<script|[^\\]\{alert/);
  });

  it('names the parts of a body', () => {
    const toShop = (schema: Schema) =>
      buildDocument({
        paths: {
          '/orders': {
            post: buildOperation({ requestBody: { content: { 'application/json': { schema } } } }),
          },
        },
      });
    const before = toShop(buildContent('Order')['application/json'].schema);
    expect(print(before, toShop({ type: 'string' }))).toContain(
      '[`POST /orders`](/api_media2/reference/#createOrder) `body`: is string now, was Order',
    );
  });
});
