import { expect, test } from 'vitest';
import { createOrderedObject } from './ordered-object';
import { readJson } from './read-json';

test.each([
  ['{"b":1,"2":{"10":1,"9":2},"a":[{"1":1,"0":2}],"1":4}'],
  ['{"__proto__":{"2":1,"1":2},"constructor":3}'],
  ['[1,-0.5,"a\\"[{,:b","",null,true,{},[],1e+21]'],
  ['"text"'],
])('readJson() of %s keeps order and values', (text) => {
  expect(JSON.stringify(readJson(text).value)).toBe(text);
  expect(readJson(`\uFEFF ${text}\n`)).toEqual(readJson(text));
});

test.each<[text: string, want: unknown]>([
  ['9007199254740991', 9007199254740991],
  ['9007199254740993', 9007199254740993n],
  ['[-12345678901234567890]', [-12345678901234567890n]],
  ['{"n":1.0}', { n: 1 }],
  ['0.1234567890123456789', 0.12345678901234568],
  ['1e400', Infinity],
])('readJson() of the number in %s', (text, want) => {
  expect(readJson(text).value).toEqual(want);
});

test('readJson() names keys that are there twice, also in another spelling', () => {
  const text = '{"a":1,"b":{"a":2},"\\u0061":{"c":3,"c":4}}';
  expect(readJson(text)).toEqual({
    value: { a: { c: 4 }, b: { a: 2 } },
    repeated: [
      { name: 'a', offset: 19 },
      { name: 'c', offset: 35 },
    ],
  });
});

test.each(['{"x":1,}', '', '\uFEFF', "{'x':1}", '[1 2]', '"a'])('%j is not JSON', (text) => {
  expect(() => readJson(text)).toThrow(SyntaxError);
});

test('readJson() reads any number of levels and a long string', () => {
  const deep = `${'{"1":['.repeat(50_000)}${']}'.repeat(50_000)}`;
  expect(readJson(deep).repeated).toEqual([]);
  const long = `"${'a\\n'.repeat(1_000_000)}"`;
  expect(readJson(long).value).toHaveLength(2_000_000);
});

test('createOrderedObject() can be changed as other objects', () => {
  const object = createOrderedObject([
    ['b', 1],
    ['2', 2],
  ]) as Record<string, number>;
  object.c = 3;
  delete object.b;
  expect(Object.entries(object)).toEqual([
    ['2', 2],
    ['c', 3],
  ]);
});
