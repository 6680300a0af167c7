import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseExample } from '../facts/operation-facts';
import { loadSource } from '../facts/source';
import { buildConsoleData } from './load-consoles';

const source = await loadSource('media-v2');
const data = buildConsoleData(source);

function find(id: string) {
  return data.operations.find((operation) => operation.id === id);
}

test('buildConsoleData() knows every operation, and starts each from the example that the reference shows', () => {
  expect(data.operations.map(({ id }) => id)).toEqual(source.operations.map(({ id }) => id));
  expect(data.operations.map(({ examples }) => examples[0]?.title)).toEqual(
    source.operations.map((operation) => chooseExample(operation, source.examples)?.title),
  );
  expect(data.operations.filter(({ examples }) => examples.length === 0)).toEqual([]);
});

test('buildConsoleData() gives parameters the anchors that the reference gives them', () => {
  expect(find('putEditorialTag')?.parameters).toEqual([
    { name: 'gkbId', in: 'path', required: true, url: 'putEditorialTag.path.gkbId' },
  ]);
  expect(find('listEditorialTags')?.parameters).toEqual([
    {
      name: 'returnObjects',
      in: 'query',
      required: false,
      values: ['true', 'false'],
      url: 'listEditorialTags.returnObjects',
    },
  ]);
});

test('buildConsoleData() describes every type that a body leads to', () => {
  const named = [...JSON.stringify(data).matchAll(/"kind":"type","name":"(\w+)"/g)];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, name = '']) => !data.types[name])).toEqual([]);
});

test('buildConsoleData() carries titles of rules and no prose', () => {
  expect(data.rules['photo-dates']).toBe('Photo dates');
  expect(JSON.stringify(data)).not.toContain('description":"');
});

test('buildConsoleData() stays small: it travels when a console is opened', () => {
  expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(9000);
});
