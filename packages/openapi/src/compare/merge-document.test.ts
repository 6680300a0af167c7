import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareDocuments } from './compare-documents';
import { toContent, toDocument, toOperation } from '../read/fixtures';
import { loadContract } from '../read/load';
import { mergeDocument } from './merge-document';
import type { OpenApiDocument, Response, Schema } from '../read/openapi';

const OURS = { description: 'Ours.' };
const THEIRS = { description: 'Theirs.' };

interface Case {
  name: string;
  ours: Schema;
  theirs: Schema;
  want?: Schema;
}

const cases = parse(
  readFileSync('packages/openapi/src/compare/merge-document.yaml', 'utf8'),
) as Record<'merged' | 'theirs', Case[]>;

function mergeOrder(ours: Schema, theirs: Schema) {
  const [first, second] = [ours, theirs].map((Order) => toDocument({ schemas: { Order } }));
  return mergeDocument(first!, second!).components.schemas.Order;
}

/** A document that Geneea might publish: the same operations and types without one word about them. */
function toBare(document: OpenApiDocument): OpenApiDocument {
  const words = new Set(['summary', 'description', 'examples', 'operationId', 'tags']);
  const strip = (node: unknown, isMap = false): unknown => {
    if (Array.isArray(node)) return node.map((item) => strip(item));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => isMap || !(words.has(key) || key.startsWith('x-')))
        .map(([key, value]) => [key, strip(value, key === 'properties')]),
    );
  };
  return strip(document) as OpenApiDocument;
}

describe('mergeDocument()', () => {
  it('gives our words back to a document that has none', async () => {
    const ours = await loadContract('media-v2');
    const merged = mergeDocument(ours, toBare(ours));
    expect(merged).toEqual(ours);
  });

  it('changes nothing when it is repeated', async () => {
    const ours = await loadContract('media-v2');
    const theirs = toBare(ours);
    delete theirs.components.schemas.Message;
    theirs.components.schemas.ParaSpec!.properties!.level = { type: 'integer' };
    const merged = mergeDocument(ours, theirs);
    expect(mergeDocument(merged, theirs)).toEqual(merged);
  });

  it('takes no type that theirs does not have', () => {
    const ours = toDocument({ schemas: { Gone: { type: 'object' } } });
    expect(mergeDocument(ours, toDocument()).components.schemas).not.toHaveProperty('Gone');
  });

  it.each(cases.merged)('$name', ({ ours, theirs, want }) => {
    expect(mergeOrder(ours, theirs)).toEqual(want);
  });

  it.each(cases.theirs)('takes $name of theirs as it is', ({ ours, theirs }) => {
    expect(mergeOrder(ours, theirs)).toEqual(theirs);
  });

  it('finds parameters by place and name, whatever their order', () => {
    const toShop = (parameters: object[]) =>
      toDocument({
        paths: { '/orders': { get: toOperation({ parameters: parameters as never }) } },
      });
    const [query, header] = [
      { name: 'b', in: 'query' },
      { name: 'b', in: 'header' },
    ];
    const other = { name: 'a', in: 'query' };
    const ours = toShop([other, { ...query, ...OURS }, { ...header, ...THEIRS }]);
    const merged = mergeDocument(ours, toShop([header, query, { name: 'new', in: 'query' }]));
    expect(merged.paths['/orders']?.get?.parameters).toEqual([
      { ...header, ...THEIRS },
      { ...query, ...OURS },
      { name: 'new', in: 'query' },
    ]);
  });

  it('finds servers by URL', () => {
    const [first, second] = [{ url: 'https://a.example' }, { url: 'https://b.example' }];
    const ours = toDocument({ servers: [{ ...first, ...OURS }, second] });
    const merged = mergeDocument(ours, toDocument({ servers: [second, first] }));
    expect(merged.servers).toEqual([second, { ...first, ...OURS }]);
  });

  it('keeps the ids and groups of known calls, because URLs are made of them', () => {
    const theirs = toDocument({
      tags: [{ name: 'order-controller' }, { name: 'nobody-uses-it' }, { name: 'Orders' }],
      paths: {
        '/orders': { post: toOperation({ operationId: 'createOrderUsingPOST', tags: ['x'] }) },
        '/new': { get: toOperation({ operationId: 'getNew', tags: ['order-controller'] }) },
      },
    });
    const ours = toDocument({ tags: [{ name: 'Orders' }, { name: 'Archive' }] });
    const merged = mergeDocument(ours, theirs);
    expect(merged.paths['/orders']?.post).toMatchObject({
      operationId: 'createOrder',
      tags: ['Orders'],
    });
    expect(merged.paths['/new']?.get?.operationId).toBe('getNew');
    expect(merged.tags.map(({ name }) => name)).toEqual(['Orders', 'Archive', 'order-controller']);
  });

  it('keeps our shared description of an error that theirs only names', () => {
    const reference = { $ref: '#/components/responses/TooMany' };
    const success = { description: 'Done.', content: toContent('Receipt') };
    const ours = toDocument({
      paths: {
        '/orders': { post: toOperation({ responses: { '200': success, '429': reference } }) },
      },
    });
    const shared = { TooMany: { description: 'Too many.', 'x-cause': 'C.' } };
    ours.components.responses = { ...shared, Unused: { description: 'No operation names it.' } };
    const bare = { '200': success, '429': { description: 'Too Many Requests' } };
    const theirs = toDocument({ paths: { '/orders': { post: toOperation({ responses: bare }) } } });
    const merged = mergeDocument(ours, theirs);
    expect(merged.paths['/orders']?.post?.responses['429']).toEqual(reference);
    expect(merged.components.responses).toEqual(shared);
    expect(compareDocuments(ours, merged)).toEqual([]);
  });

  const BODY = { content: toContent('Receipt') };
  const CONFLICT = { $ref: '#/components/responses/Conflict' };
  const ERROR = { $ref: '#/components/responses/Error' };
  const NOTES = { 'x-cause': 'C.' };

  it.each<[string, Response, Response, Response]>([
    ['theirs with a body', CONFLICT, { ...THEIRS, ...BODY }, { ...THEIRS, ...BODY }],
    ['a shared one of theirs', CONFLICT, ERROR, ERROR],
    [
      'theirs with our notes where ours is not shared',
      { ...OURS, ...BODY, ...NOTES },
      THEIRS,
      { ...THEIRS, ...NOTES },
    ],
  ])('describes an error with %s', (_, ours, theirs, want) => {
    const toShop = (response: Response) => {
      const document = toDocument({
        paths: { '/orders': { post: toOperation({ responses: { '409': response } }) } },
      });
      document.components.responses = { Conflict: { description: 'Conflict.' } };
      return document;
    };
    const merged = mergeDocument(toShop(ours), toShop(theirs));
    expect(merged.paths['/orders']?.post?.responses['409']).toEqual(want);
  });

  it('leaves both documents as they were', () => {
    const [ours, theirs] = [toDocument(), toDocument({ tags: [] })];
    expect(mergeDocument(ours, theirs)).toEqual(toDocument());
    expect([ours, theirs]).toEqual([toDocument(), toDocument({ tags: [] })]);
  });
});
