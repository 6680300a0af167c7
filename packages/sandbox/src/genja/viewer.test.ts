import { describe, expect, test } from 'vitest';
import { badRequest, notFound, ok } from '../replies';
import { createState } from '../state';
import type { Reply, World } from '../types';
import { BUCKETS, listViewerItems, viewerOperations } from './viewer';

const world: World = { state: createState(), now: () => new Date(0), random: () => 0 };

function run(
  operation: string,
  query: Record<string, string>,
  path: Record<string, string> = {},
): Reply | Promise<Reply> {
  return viewerOperations[operation]!({ path, query, body: undefined }, world);
}

const fail = (name: string, expected: string): Reply =>
  badRequest([
    {
      pointer: `query/${name}`,
      expected,
      rule: 'sandbox-genja-viewer',
      remedy: `Send ${name} as ${expected}.`,
    },
  ]);

test('listViewerItems() lists the Czech regions with NUTS code, names, and capital', () => {
  const [first, ...others] = listViewerItems('abc');
  expect(first).toEqual({
    id: 'ABC-1000',
    name: 'Praha',
    names: { cs: 'Praha', en: 'Prague' },
    properties: { seat: 'Praha' },
    externalIds: { nutscode: 'CZ010' },
  });
  expect(others.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['ABC-1001', 'ABC-53-VS', 'ABC-1013']),
  );
});

test('no two items of the viewer have the same ID', () => {
  const ids = BUCKETS.flatMap(listViewerItems).map(({ id }) => id);
  expect(new Set(ids).size).toBe(28);
  expect(ids).toContain('CTKELE-53-VS');
});

describe('listItems', () => {
  const items = listViewerItems('abc');
  const ids = items.map(({ id }) => id);
  /** The token of a page, in the form that the sandbox returns. */
  const toPager = (start: unknown) => btoa(JSON.stringify({ start }));

  test('returns all items of a bucket', () => {
    expect(run('listItems', { bucket: 'abc' })).toEqual(ok({ items }));
    expect(run('listItems', { bucket: 'ctkele', limit: '14' })).toEqual(
      ok({ items: listViewerItems('ctkele') }),
    );
  });

  test.each([
    ['true', ids],
    ['True', ids],
    ['false', items],
    ['1', items],
  ])('with idsonly=%s returns the IDs or the items', (idsonly, list) => {
    expect(run('listItems', { bucket: 'abc', idsonly })).toEqual(ok({ items: list }));
  });

  test('returns a page and the URL of the next one, until the last page', () => {
    const query = { bucket: 'abc', idsonly: 'true', limit: '7' };
    const pager = toPager(7);
    const next = `/items?bucket=abc&idsonly=true&limit=7&pager=${encodeURIComponent(pager)}`;
    expect(run('listItems', query)).toEqual(ok({ items: ids.slice(0, 7), paging: { next } }));
    expect(run('listItems', { ...query, pager })).toEqual(ok({ items: ids.slice(7) }));
  });

  test.each(['1', '100'])('accepts the limit %s', (limit) => {
    expect(run('listItems', { bucket: 'abc', limit })).toMatchObject({ status: 200 });
  });

  test.each(['0', '101', '', '-1', '5.5', '5x', 'x5', '1e1'])('rejects the limit "%s"', (limit) => {
    expect(run('listItems', { bucket: 'abc', limit })).toEqual(
      fail('limit', 'a number from 1 to 100'),
    );
  });

  test.each([
    ['text that is not Base64', '%%%'],
    ['no JSON', btoa('page 2')],
    ['null', btoa('null')],
    ['the first page', toPager(0)],
    ['a negative page', toPager(-1)],
    ['a page after the last one', toPager(14)],
    ['half an item', toPager(1.5)],
    ['a text', toPager('7')],
  ])('rejects a pager that means %s', (_, pager) => {
    expect(run('listItems', { bucket: 'abc', pager })).toEqual(
      fail('pager', 'the token of paging.next'),
    );
  });

  test('accepts the pager of the last item', () => {
    const query = { bucket: 'abc', idsonly: 'true', pager: toPager(13) };
    expect(run('listItems', query)).toEqual(ok({ items: ['ABC-1013'] }));
  });

  test.each([
    [{}, 'abc or ctkele'],
    [{ bucket: 'ab' }, 'abc or ctkele, not "ab"'],
    [{ bucket: 'x'.repeat(50) }, `abc or ctkele, not "${'x'.repeat(40)}"`],
  ])('rejects the bucket of %j', (query, expected) => {
    expect(run('listItems', query)).toEqual(fail('bucket', expected));
  });
});

describe('getItem', () => {
  test('reads an item of any bucket', () => {
    expect(run('getItem', {}, { id: 'CTKELE-1010' })).toEqual(ok(listViewerItems('ctkele')[10]));
  });

  test('says that there is no such item', () => {
    expect(run('getItem', {}, { id: 'ABC-1' })).toEqual(
      notFound('The sandbox has no item "ABC-1". List the items first.'),
    );
  });
});

describe('findItems', () => {
  const query = { buckets: 'abc', externalSource: 'nutscode', externalIds: 'CZ064' };

  test('finds the item with an external ID', () => {
    expect(run('findItems', query)).toEqual(ok({ items: [listViewerItems('abc')[10]] }));
    expect(run('findItems', { ...query, externalIds: 'CZ06' })).toEqual(ok({ items: [] }));
    expect(run('findItems', { buckets: 'abc', externalSource: 'nutscode' })).toEqual(
      ok({ items: [] }),
    );
  });

  test.each([
    [{ ...query, buckets: 'all' }, 'buckets', 'abc or ctkele, not "all"'],
    [{ externalSource: 'nutscode', externalIds: 'CZ064' }, 'buckets', 'abc or ctkele'],
    [{ ...query, externalSource: 'wikidata' }, 'externalSource', 'nutscode'],
    [{ buckets: 'abc', externalIds: 'CZ064' }, 'externalSource', 'nutscode'],
  ])('rejects %j', (given, name, expected) => {
    expect(run('findItems', given)).toEqual(fail(name, expected));
  });
});
