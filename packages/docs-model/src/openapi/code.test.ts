import { expect, test } from 'vitest';
import { loadSource } from '../facts/source';
import { requestLanguages, buildRequestFiles } from './code';

const source = await loadSource('media-v2');
const files = buildRequestFiles(source);
const all = source.operations.map(({ id }) => id);

test('buildRequestFiles() has the request of each operation in each language that can express it', () => {
  expect(Object.keys(files)).toEqual(requestLanguages.map(({ id }) => id));
  for (const language of ['curl', 'javascript', 'python', 'java', 'csharp', 'php']) {
    expect(Object.keys(files[language] ?? {}), language).toEqual(all);
  }
  expect(Object.keys(files['python-sdk'] ?? {})).toEqual(['analyze']);
});

test('buildRequestFiles() has the body alone, where there is one', () => {
  const bodies = source.operations.filter(({ request }) => request).map(({ id }) => id);
  expect(Object.keys(files.json ?? {})).toEqual(bodies);
  expect(files.json?.analyze).toMatch(/^\{\s*<a [^>]*>"id"<\/a>/);
});

test('buildRequestFiles() links the names in a command, as its body has them', () => {
  expect(files.curl?.analyze).toContain('reference/NlpRequest/#field-id');
  expect(files.python?.analyze).not.toContain('<a ');
});
