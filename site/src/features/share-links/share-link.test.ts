import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsLink, readShareLink, toShareHash, toShareLink } from './share-link';
import { toBase64Url } from '../../ui/base64url';

const CALL = {
  operationId: 'putArticle',
  path: { dataset: 'demo', articleId: 'č/1' },
  query: { name: 'a&b=c#d' },
  body: '{\n  "id": "1",\n  "text": "Žluťoučký 🐎 \\" <b>"\n}',
};

function read(link: string): unknown {
  return readShareLink(link.slice(link.indexOf('#')));
}

test('a link carries operation, parameters and body, and nothing that a URL would change', () => {
  const link = toShareLink(CALL);
  expect(link).toMatch(/^\/openapi\/#putArticle\?call=[\w-]+$/);
  expect(read(link)).toEqual({ call: CALL });
});

test('readShareLink() returns every text that was typed, JSON or not', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.json(),
    fc.constantFrom('{"id": ', '1.0', '12345678901234567890', '{"a":1,"a":2}', '{\n"a":1}'),
  );
  fc.assert(
    fc.property(texts, (body) => {
      expect(read(toShareLink({ ...CALL, body }))).toEqual({ call: { ...CALL, body } });
    }),
  );
});

test('a body that the console printed is packed without its spaces', () => {
  const body = JSON.stringify({ list: [1, 2, 3] }, null, 2);
  const link = toShareLink({ operationId: 'x', path: {}, query: {}, body });
  expect(link).toBe(`/openapi/#x?call=${toBase64Url('{"body":{"list":[1,2,3]}}')}`);
});

test('a link of a comparison carries both requests', () => {
  const before = { ...CALL, path: { dataset: 'other' }, body: '{"id": ' };
  const link = toShareLink(CALL, before);
  expect(read(link)).toEqual({ call: CALL, before });
  expect(fitsLink(CALL, before)).toBe(true);
  expect(fitsLink(CALL, { ...before, body: 'x'.repeat(30_000) })).toBe(false);
});

test.each(['', '#', '#analyze', '#analyze.analyses', '#?call', '#analyze?other=1'])(
  'readShareLink() finds no call in "%s"',
  (hash) => {
    expect(readShareLink(hash)).toBeUndefined();
  },
);

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no UTF-8', '_w'],
  ['no JSON', toBase64Url('{"path":')],
  ['a list', toBase64Url('[]')],
  ['null', toBase64Url('null')],
  ['parameters that are no texts', toBase64Url('{"path":{"dataset":{}}}')],
  ['a list of parameters', toBase64Url('{"query":["a"]}')],
  ['a text that is none', toBase64Url('{"text":1}')],
  ['another request that is null', toBase64Url('{"before":null}')],
  ['another request with other parameters', toBase64Url('{"before":{"path":[1]}}')],
])('readShareLink() says that a link with %s is damaged', (_, packed) => {
  expect(readShareLink(`#analyze?call=${packed}`)).toEqual({
    operationId: 'analyze',
    error: expect.stringContaining('damaged') as string,
  });
});

/** `npm run test:full` reads 50,000. */
const LINKS = Number(process.env.LINK_FUZZ_RUNS ?? 500);

test(`readShareLink() throws on none of ${LINKS} links, and reads only texts`, () => {
  const hash = toShareHash(CALL, { ...CALL, body: '{"id": ' });
  const change = fc.record({
    at: fc.nat(hash.length),
    cut: fc.nat(6),
    text: fc.string({ unit: 'binary', maxLength: 6 }),
  });
  const mutated = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce(
        (text, { at, cut, text: piece }) => text.slice(0, at) + piece + text.slice(at + cut),
        hash,
      ),
    );
  const packed = fc.json().map((json) => `#analyze?call=${toBase64Url(json)}`);
  const other = fc.string({ unit: 'binary' }).map((text) => `#analyze?call=${text}`);
  fc.assert(
    fc.property(fc.oneof(mutated, packed, other), (link) => {
      const read = readShareLink(link);
      if (read !== undefined && 'error' in read) expect(read.error).toContain('damaged');
      else if (read !== undefined) {
        const { body, path, query } = read.call;
        const values = [body, ...Object.values(path), ...Object.values(query)];
        expect(values.every((value) => typeof value === 'string')).toBe(true);
      }
    }),
    { numRuns: LINKS, seed: 1 },
  );
});

test('fitsLink() rejects what messengers would cut', () => {
  expect(fitsLink(CALL)).toBe(true);
  expect(fitsLink({ ...CALL, body: 'x'.repeat(40_000) })).toBe(false);
  expect(fitsLink({ ...CALL, body: 'č'.repeat(20_000) })).toBe(false);
});
