import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packModel, unpackModel } from './packed-model';

const FILE =
  'node_modules/wink-eng-lite-web-model/dist/languages/cur/models/eng-core-web-model.json';

test('the English model is the same after packing, but for how words begin and end', () => {
  const model = JSON.parse(readFileSync(FILE, 'utf8')) as Parameters<typeof packModel>[0];
  const packed = JSON.stringify(packModel(model));
  const { features, ...unpacked } = unpackModel(JSON.parse(packed) as ReturnType<typeof packModel>);
  const bytes = Buffer.from(model.lexicon, 'base64');
  for (let at = 0; at < bytes.length; at += 16) bytes.fill(0, at, at + 4);
  const { features: all, ...rest } = model;
  expect(unpacked).toEqual({ ...rest, lexicon: bytes.toString('base64') });
  const first = { list: [all.prefix!.list[0]] };
  expect(features).toEqual({ ...all, prefix: first, suffix: first });
});

test('a word with a letter that stands for a number cannot be packed', () => {
  const model = { lexicon: '', features: { lexeme: { list: ['a\u0181b'] } } };
  expect(() => packModel(model)).toThrow('“a\u0181b” has a letter');
});
