import { expect, it } from 'vitest';
import { listAnnotatedFiles, listAnnotatedTests, readSentences } from '../support/specification';

const tests = listAnnotatedFiles();

it.each(readSentences())('a test shows: %s', (sentence) => {
  const shown = tests.filter(({ sentences }) => sentences.includes(sentence));
  expect(
    shown.map(({ file, title }) => `${file}: ${title}`),
    `No test shows this sentence of tests/specification.yaml: "${sentence}"`,
  ).not.toEqual([]);
});

it('every annotation is a sentence of tests/specification.yaml', () => {
  const expected = readSentences();
  const unknown = tests.flatMap(({ file, sentences }) =>
    sentences
      .filter((sentence) => !expected.includes(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(unknown).toEqual([]);
});

it('listAnnotatedTests() reads both kinds of tests, tables too, and leaves out what is skipped', () => {
  const source = `
    test('a', () => { shows('One', "It's"); });
    test.skip('b', () => { shows('Two'); });
    it.each([1])(\`c \${1}\`, { meta: { spec: ['Three'] } }, f);
    test('d', f);`;
  expect(listAnnotatedTests(source)).toEqual([
    { title: 'a', sentences: ['One', "It's"] },
    { title: 'c ${1}', sentences: ['Three'] },
  ]);
});
