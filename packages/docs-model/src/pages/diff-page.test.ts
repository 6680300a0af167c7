import { describe, expect, it } from 'vitest';
import { toContent, toDocument, toOperation } from '@docs/openapi/testing';
import type { OpenApiDocument, Schema } from '@docs/openapi';
import { toDiffPages } from './diff-page';
import { printBody, toSource } from '../testing/fixtures';

const ORDER: Schema = { type: 'object', properties: { id: { type: 'string' } } };

function toVersion(name: string, given: Parameters<typeof toDocument>[0] = {}) {
  return { name, document: toDocument({ info: { title: 'Shop', version: name }, ...given }) };
}

function toPages(...versions: { name: string; document: OpenApiDocument }[]) {
  const current = versions.at(-1)?.document ?? toDocument();
  return toDiffPages(toSource(current, { versions }));
}

describe('toDiffPages()', () => {
  it('makes no page of one document', () => {
    expect(toPages(toVersion('1.0.0'))).toEqual([]);
  });

  it('makes a page for every pair, the newest first', () => {
    const pages = toPages(toVersion('0.9.0'), toVersion('0.10.0'), toVersion('1.0.0'));
    expect(pages.map(({ file }) => file)).toEqual([
      'reference/changes-0-10-0-to-1-0-0',
      'reference/changes-0-9-0-to-1-0-0',
      'reference/changes-0-9-0-to-0-10-0',
    ]);
    expect(pages.map(({ frontMatter }) => frontMatter.sidebar_position)).toEqual([
      10_000, 10_001, 10_002,
    ]);
  });

  it('says so when nothing changed', () => {
    const [page] = toPages(toVersion('1.0.0'), toVersion('1.1.0'));
    expect(printBody(page!)).toBe('The two versions have the same endpoints, types, and fields.\n');
  });

  it('lists breaking changes first and links to what is still there', () => {
    const before = toVersion('1.0.0', {
      schemas: {
        Order: { ...ORDER, properties: { ...ORDER.properties, gone: { type: 'string' } } },
        Old: { type: 'object' },
      },
      paths: { '/gone': { get: toOperation() } },
    });
    const after = toVersion('2.0.0', {
      schemas: { Order: { ...ORDER, required: ['id'] }, New: { type: 'object' } },
      paths: {
        '/orders': {
          post: toOperation({
            parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
          }),
        },
      },
    });
    const [page] = toPages(before, after);
    expect(page?.frontMatter.description).toContain(
      '6 changes to endpoints, types, and fields, 4 of',
    );
    expect(printBody(page!).split('\n\n').slice(1).join('\n\n')).toBe(
      [
        '## Breaking changes {/* #breaking-changes */}',
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
    const [page] = toPages(
      toVersion('1.0.0'),
      toVersion('2.0.0', { servers: [{ url: 'https://new.example' }] }),
    );
    expect(printBody(page!)).toContain(
      '- All endpoints: the server is https\\://new\\.example now',
    );
  });

  it('prints values of others as text', () => {
    const toShop = (value: string) => ({
      schemas: { Order: { type: 'object', properties: { id: { default: value } } } },
    });
    const [page] = toPages(
      toVersion('1.0.0', toShop('a')),
      toVersion('2.0.0', toShop('<script>{alert}</script>')),
    );
    const body = printBody(page!);
    expect(body).toContain('\\<script>\\{alert}\\</script>');
    expect(body).not.toMatch(/[^\\]<script|[^\\]\{alert/);
  });

  it('names the parts of a body', () => {
    const toShop = (schema: Schema) => ({
      paths: {
        '/orders': {
          post: toOperation({ requestBody: { content: { 'application/json': { schema } } } }),
        },
      },
    });
    const [page] = toPages(
      toVersion('1.0.0', toShop(toContent('Order')['application/json'].schema)),
      toVersion('2.0.0', toShop({ type: 'string' })),
    );
    expect(printBody(page!)).toContain(
      '[`POST /orders`](/api_media2/reference/#createOrder) `body`: is string now, was Order',
    );
  });
});
