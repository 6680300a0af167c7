import { describe, expect, it } from 'vitest';
import {
  buildContent,
  buildDocument,
  toExample,
  buildOperation,
  buildReference,
} from '@docs/openapi/testing';
import type { Example, OpenApiDocument, Schema } from '@docs/openapi';
import { listOperations } from '@docs/openapi';
import { printPageBody, buildSource } from '../testing/fixtures';
import { buildTypePage } from './type-page';

function toPage(name: string, document: OpenApiDocument, examples: Example[] = []) {
  const source = buildSource(document, { examples });
  const index = source.types.findIndex((type) => type.name === name);
  const type = source.types[index];
  if (!type) throw new Error(`${name} is not declared`);
  return buildTypePage(source, type, index);
}

/** The printed page of a type that calls send. */
function print(order: Schema, schemas: Record<string, Schema> = {}): string {
  return printPageBody(toPage('Order', buildDocument({ schemas: { Order: order, ...schemas } })));
}

describe('buildTypePage()', () => {
  it('opens the fields of another type in place, not those of the type itself', () => {
    const line = { properties: { sku: {} } };
    const body = print(
      {
        properties: {
          lines: { type: 'array', items: buildReference('Line') },
          parent: buildReference('Order'),
          empty: buildReference('Empty'),
          id: { type: 'string' },
        },
      },
      { Line: line, Empty: {} },
    );
    expect(body.match(/<NestedType .*/g)).toEqual([
      '<NestedType of="Line" inside="Order" contract="media-v2" />',
    ]);
  });

  it('is under the name of the type, in its group, at its place', () => {
    const document = buildDocument({
      schemas: { Line: { 'x-group': 'Orders', description: 'A line.' } },
    });
    const page = toPage('Line', document);
    expect(page.file).toBe('reference/Line');
    expect(page.frontMatter).toMatchObject({
      title: 'Line',
      sidebar_group: 'Orders',
      sidebar_position: 2,
      eyebrow: 'Type',
    });
  });

  it.each([
    ['Order', 'Request type'],
    ['Receipt', 'Response type'],
    ['Line', 'Request and response type'],
  ])('says which way %s travels', (name, want) => {
    const lines = { properties: { line: buildReference('Line') } };
    const document = buildDocument({ schemas: { Line: {}, Order: lines, Receipt: lines } });
    expect(toPage(name, document).frontMatter.eyebrow).toBe(want);
  });

  it('is found by the names of its fields', () => {
    expect(toPage('Order', buildDocument()).frontMatter.keywords).toEqual(['Order', 'id']);
  });

  it.each([
    ['What a [customer](/c/) buys. It has lines.', 'What a customer buys. It has lines.'],
    [`What a customer buys. ${'Long'.repeat(40)}.`, 'What a customer buys.'],
    ['', 'Order, a type of the Media API v2'],
  ])('tells search engines what it is for: %s', (description, want) => {
    const document = buildDocument({ schemas: { Order: { description } } });
    expect(toPage('Order', document).frontMatter.description).toBe(want);
  });

  it('shows each field with type, link, values, default and small print', () => {
    const body = print(
      {
        required: ['id'],
        properties: {
          id: { type: 'string', description: 'The id.', format: 'uri', examples: ['a'] },
          lines: { type: 'array', items: buildReference('Line') },
          colour: { enum: ['red'], 'x-enumDescriptions': { red: 'Like blood.' }, default: 'red' },
          flag: { default: false, 'x-appears-with': ['Order.id=1', 'Order.id=2', 'Order.note'] },
        },
      },
      { Line: {} },
    );
    expect(body).toContain('<Field name="id" required type="string">');
    expect(body).toContain('Format `uri` · Example `a`');
    expect(body).toContain(
      '<Field name="lines" container="list of " type="Line" href="/api_media2/reference/Line/" />',
    );
    expect(body).toContain('<Values label="Allowed values">');
    expect(body).toContain('- `red` Like blood.');
    expect(body).toContain('Default `red`');
    expect(body).toContain('Default `false`');
    expect(body).toContain(
      'Appears with [`Order.id: 1`](/api_media2/reference/Order/#field-id) or ' +
        '[`Order.id: 2`](/api_media2/reference/Order/#field-id) and [`Order.note`](',
    );
  });

  it('folds more than eight values into a table', () => {
    const toField = (count: number) => ({ enum: Array.from({ length: count }, (_, i) => `v${i}`) });
    const body = print({ properties: { few: toField(8), many: toField(9) } });
    expect(body).toContain('<Values label="Allowed values">');
    expect(body).toMatch(/<Values label="Allowed values \(9\)" folded>\s+\| Value/);
  });

  it('shows values in the lists that the contract names', () => {
    const kind = { enum: ['a', 'b'], 'x-enumGroups': { Letters: ['b'], Others: ['a'] } };
    expect(print({ properties: { kind } })).toMatch(
      /<Values label="Letters">\s+- `b`\s+<\/Values>\s+<Values label="Others">\s+- `a`/,
    );
    const incomplete = { ...kind, 'x-enumGroups': { Letters: ['b'] } };
    expect(() => print({ properties: { kind: incomplete } })).toThrow(
      'x-enumGroups of kind lacks "a": add it to a list.',
    );
  });

  it('keeps open questions and the source of a fact off the page', () => {
    const body = print({
      'x-unknown': 'How long may it be?',
      properties: { id: { 'x-unknown': 'Is it unique?', 'x-inferred': 'From an example.' } },
    });
    expect(body).not.toMatch(/How long|unique|From an example/);
  });

  it('puts a rule under its URL: that of one field at it, others above, with a link from each', () => {
    const body = print({
      'x-rules': [
        { id: 'one-of', title: 'One of', text: 'Not both.', fields: ['a', 'b'] },
        { id: 'short', title: 'Short', text: 'Not long.', fields: ['c'] },
      ],
      properties: { a: {}, b: {}, c: {} },
    });
    expect(body).toMatch(/<Rule id="one-of"[^]*<Field name="a"[^]*"c"[^]*<Rule id="short"/);
    expect(body.match(/\(#rule-[\w-]+\)/g)).toEqual(['(#rule-one-of)', '(#rule-one-of)']);
  });

  it('links to the operations and fields that use it, each once', () => {
    const body = printPageBody(
      toPage(
        'Line',
        buildDocument({
          schemas: {
            Line: {},
            Order: { properties: { lines: { type: 'array', items: buildReference('Line') } } },
          },
          paths: {
            '/lines': {
              put: buildOperation({
                operationId: 'putLine',
                requestBody: { content: buildContent('Line') },
              }),
            },
          },
        }),
      ),
    );
    expect(body.match(/PUT \/lines/g), 'one mention').toHaveLength(1);
    expect(body).toContain('Sent to [PUT /lines](/api_media2/reference/#putLine)');
    expect(body).toContain('[`Order.lines`](/api_media2/reference/Order/#field-lines)');
  });

  it('has neither a table nor an example where there is nothing to show', () => {
    const body = print({ description: 'Nothing.' });
    expect(body).not.toContain('## Fields');
    expect(body).not.toContain('## Example');
  });

  it('shows a short example: a whole body first, then English, then the most fields', () => {
    const document = buildDocument();
    const [operation] = listOperations(document);
    const toOrder = (name: string, body: unknown) => toExample(operation, { name, body });
    const long = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, index]));
    const body = printPageBody(
      toPage('Order', document, [
        toOrder('small', { id: '1' }),
        toOrder('better', { id: '1', note: '`x`' }),
        toOrder('czech', { id: '1', note: 'č', more: 1 }),
        toOrder('long', long),
      ]),
    );
    expect(body).toContain('<Beside fields="id">');
    expect(body).toContain('```json title="better" of="media-v2/Order" wrap\n');
    expect(body).not.toContain('k49');
  });

  it('names the example that a part was taken from', () => {
    const document = buildDocument({
      schemas: {
        Order: { properties: { line: buildReference('Line') } },
        Line: { properties: { sku: {} } },
      },
    });
    const [operation] = listOperations(document);
    const example = toExample(operation, { name: 'order', body: { line: { sku: 1 } } });
    const body = printPageBody(toPage('Line', document, [example]));
    expect(body).toContain('```json title="In “order”" of="media-v2/Line" wrap\n');
  });

  it('says of an example that is part of a response that it comes from the sandbox', () => {
    const document = buildDocument();
    const [operation] = listOperations(document);
    const example = toExample(operation, { name: 'returned', response: { number: 7 } });
    const type = operation?.response?.type.name ?? '';
    const body = printPageBody(toPage(type, document, [example]));
    expect(body).toContain('```json title="returned" of="media-v2/Receipt" sandbox wrap\n');
  });

  it('shows the fields of the other type under an alias', () => {
    const document = buildDocument({ schemas: { Same: { allOf: [buildReference('Order')] } } });
    const body = printPageBody(toPage('Same', document));
    expect(body).toContain('Same content as [Order](/api_media2/reference/Order/)');
    expect(body).toContain('<Field name="id" type="string" />');
  });

  it.each<[string, Record<string, Schema>]>([
    ['itself', { Order: { properties: { child: buildReference('Order') } } }],
    [
      'each other',
      {
        Order: { properties: { line: buildReference('Line') } },
        Line: { properties: { order: buildReference('Order') } },
      },
    ],
    ['itself by name only', { Order: { allOf: [buildReference('Order')] } }],
  ])('is made for types that contain %s', (_, schemas) => {
    expect(printPageBody(toPage('Order', buildDocument({ schemas })))).toContain('Sent to [');
  });
});
