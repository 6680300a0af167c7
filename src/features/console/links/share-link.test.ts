import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsLink, readShareLink, toShareLink } from './share-link';
import { toBase64Url } from './base64url';

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

test('readShareLink() gives back every text that was typed, JSON or not', () => {
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
  ['markup', '<script>alert(1)</script>'],
  ['no UTF-8', '_w'],
  ['no JSON', toBase64Url('{"path":')],
  ['a list', toBase64Url('[]')],
  ['null', toBase64Url('null')],
  ['parameters that are no texts', toBase64Url('{"path":{"dataset":{}}}')],
  ['a list of parameters', toBase64Url('{"query":["a"]}')],
  ['a text that is none', toBase64Url('{"text":1}')],
  ['another request that is none', toBase64Url('{"before":1}')],
  ['another request that is null', toBase64Url('{"before":null}')],
  ['another request with other parameters', toBase64Url('{"before":{"path":[1]}}')],
])('readShareLink() says that a link with %s is damaged', (_, packed) => {
  expect(readShareLink(`#analyze?call=${packed}`)).toEqual({
    operationId: 'analyze',
    error: expect.stringContaining('damaged') as string,
  });
});

test('readShareLink() never throws, whatever the URL contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readShareLink(`#analyze?call=${text}`)).toBeDefined();
    }),
  );
});

test('fitsLink() rejects what messengers would cut', () => {
  expect(fitsLink(CALL)).toBe(true);
  expect(fitsLink({ ...CALL, body: 'x'.repeat(40_000) })).toBe(false);
  expect(fitsLink({ ...CALL, body: 'č'.repeat(20_000) })).toBe(false);
});
