import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareDocuments } from './compare-documents';
import { buildContent, buildDocument, buildOperation } from '../read/fixtures';
import { mergeDocument } from './merge-document';
import type { Response, Schema } from '../read/openapi';

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
  const [first, second] = [ours, theirs].map((Order) => buildDocument({ schemas: { Order } }));
  return mergeDocument(first!, second!, { texts: 'theirs' }).components.schemas.Order;
}

describe('mergeDocument()', () => {
  it('takes no type that theirs does not have', () => {
    const ours = buildDocument({ schemas: { Gone: { type: 'object' } } });
    expect(mergeDocument(ours, buildDocument()).components.schemas).not.toHaveProperty('Gone');
  });

  it.each(cases.merged)('$name', ({ ours, theirs, want }) => {
    expect(mergeOrder(ours, theirs)).toEqual(want);
  });

  it.each(cases.theirs)('takes $name of theirs as it is', ({ ours, theirs }) => {
    expect(mergeOrder(ours, theirs)).toEqual(theirs);
  });

  it('finds parameters by place and name, whatever their order', () => {
    const toShop = (parameters: object[]) =>
      buildDocument({
        paths: { '/orders': { get: buildOperation({ parameters: parameters as never }) } },
      });
    const [query, header] = [
      { name: 'b', in: 'query' },
      { name: 'b', in: 'header' },
    ];
    const other = { name: 'a', in: 'query' };
    const ours = toShop([other, { ...query, ...OURS }, { ...header, ...THEIRS }]);
    const merged = mergeDocument(ours, toShop([header, query, { name: 'new', in: 'query' }]));
    expect(merged.paths['/orders']?.get?.parameters).toEqual([
      { ...query, ...OURS },
      { ...header, ...THEIRS },
      { name: 'new', in: 'query' },
    ]);
  });

  it('finds servers by URL', () => {
    const [first, second] = [{ url: 'https://a.example' }, { url: 'https://b.example' }];
    const ours = buildDocument({ servers: [{ ...first, ...OURS }, second] });
    const merged = mergeDocument(ours, buildDocument({ servers: [second, first] }));
    expect(merged.servers).toEqual([second, { ...first, ...OURS }]);
  });

  it('keeps the ids and groups of known calls, because URLs are made of them', () => {
    const theirs = buildDocument({
      tags: [{ name: 'order-controller' }, { name: 'nobody-uses-it' }, { name: 'Orders' }],
      paths: {
        '/orders': { post: buildOperation({ operationId: 'createOrderUsingPOST', tags: ['x'] }) },
        '/new': { get: buildOperation({ operationId: 'getNew', tags: ['order-controller'] }) },
      },
    });
    const ours = buildDocument({ tags: [{ name: 'Orders' }, { name: 'Archive' }] });
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
    const success = { description: 'Done.', content: buildContent('Receipt') };
    const ours = buildDocument({
      paths: {
        '/orders': { post: buildOperation({ responses: { '200': success, '429': reference } }) },
      },
    });
    const shared = { TooMany: { description: 'Too many.', 'x-cause': 'C.' } };
    ours.components.responses = { ...shared, Unused: { description: 'No operation names it.' } };
    const bare = { '200': success, '429': { description: 'Too Many Requests' } };
    const theirs = buildDocument({
      paths: { '/orders': { post: buildOperation({ responses: bare }) } },
    });
    const merged = mergeDocument(ours, theirs);
    expect(merged.paths['/orders']?.post?.responses['429']).toEqual(reference);
    expect(merged.components.responses).toEqual(shared);
    expect(compareDocuments(ours, merged)).toEqual([]);
  });

  const BODY = { content: buildContent('Receipt') };
  const CONFLICT = { $ref: '#/components/responses/Conflict' };
  const ERROR = { $ref: '#/components/responses/Error' };
  const NOTES = { 'x-cause': 'C.' };

  it.each<[string, Response, Response, Response]>([
    ['theirs with a body', CONFLICT, { ...THEIRS, ...BODY }, { ...THEIRS, ...BODY }],
    ['ours where theirs has the same body', CONFLICT, ERROR, CONFLICT],
    [
      'theirs with our notes where ours is not shared',
      { ...OURS, ...BODY, ...NOTES },
      THEIRS,
      { ...THEIRS, ...NOTES },
    ],
  ])('describes an error with %s', (_, ours, theirs, want) => {
    const toShop = (response: Response) => {
      const document = buildDocument({
        paths: { '/orders': { post: buildOperation({ responses: { '409': response } }) } },
      });
      document.components.responses = { Conflict: { description: 'Conflict.' } };
      return document;
    };
    const merged = mergeDocument(toShop(ours), toShop(theirs), { texts: 'theirs' });
    expect(merged.paths['/orders']?.post?.responses['409']).toEqual(want);
  });

  it('keeps our values where a generated document has a media type without any', () => {
    const responses = { '200': { description: 'Done.', content: { 'application/json': {} } } };
    const post = buildOperation({ responses: responses as never });
    const theirs = buildDocument({ paths: { '/orders': { post } } });
    const merged = mergeDocument(buildDocument(), theirs, { isGenerated: true });
    expect(merged).toEqual(buildDocument());
  });

  it('leaves both documents as they were', () => {
    const [ours, theirs] = [buildDocument(), buildDocument({ tags: [] })];
    expect(mergeDocument(ours, theirs)).toEqual(buildDocument());
    expect([ours, theirs]).toEqual([buildDocument(), buildDocument({ tags: [] })]);
  });
});
