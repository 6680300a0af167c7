import { expect, it } from 'vitest';
import { listLeftOut } from './languages';

it.each<[string, string, string[]]>([
  ['en', 'all', []],
  ['cs', 'all', ['relations']],
  ['cs', 'sentiment', []],
  ['de', 'sentiment', ['sentiment']],
  ['pl', 'all', ['dates', 'nouns among the tags', 'relations', 'sentiment']],
  ['pl', 'entities', ['dates']],
  ['pl', 'tags', ['nouns among the tags']],
  ['pl', 'relations', ['dates', 'relations']],
  ['pl', 'sentiment', ['sentiment']],
  ['pl', 'language', []],
  ['und', 'all', ['sentiment']],
  ['und', 'entities', []],
])('listLeftOut() in "%s" for "%s" gives %j', (language, analysis, names) => {
  expect(listLeftOut(language, new Set([analysis]))).toEqual(names);
});
