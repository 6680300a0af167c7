import { describe, expect, test } from 'vitest';
import { checkSentences, checkWords, countMarkers, loadRules } from './check-prose';
import { readContract, readPage } from './read-prose';

const rules = loadRules();

describe('readPage()', () => {
  const source = [
    '---',
    'title: Photos',
    'description: Find photos.',
    '---',
    '',
    'Send `the answer` [here](/an/answer/).',
    '',
    '```json',
    '{"the": "answer"}',
    '```',
    '',
    '<Tabs>',
    '',
    '## Limits {/* #limits */}',
    '',
    '</Tabs>',
  ].join('\n');

  test('reads title, description and blocks with their lines, without code and targets', () => {
    expect(readPage('a.mdx', source)).toEqual([
      { file: 'a.mdx', line: 1, text: 'Photos', kind: 'label' },
      { file: 'a.mdx', line: 1, text: 'Find photos.', kind: 'label' },
      { file: 'a.mdx', line: 6, text: 'Send \u{FFFC} here.', kind: 'paragraph' },
      { file: 'a.mdx', line: 14, text: 'Limits', kind: 'label' },
    ]);
  });
});

describe('countMarkers()', () => {
  const toPage = (text: string) => [{ file: 'a.mdx', line: 7, text, kind: 'paragraph' as const }];

  test('lets a word pass that is there now and then', () => {
    const text = `Call the API. ${'Send a request. '.repeat(400)}`;
    const { perThousand, findings } = countMarkers(toPage(text), rules.markers);
    expect(perThousand).toBeCloseTo(0.83, 1);
    expect(findings).toEqual([]);
  });

  test('names the places when there are too many', () => {
    const { findings } = countMarkers(toPage('It answers a call.'), rules.markers);
    expect(findings).toMatchObject([
      { file: 'a.mdx', line: 7, found: 'answers' },
      { file: 'a.mdx', line: 7, found: 'call' },
    ]);
  });
});

describe('readContract()', () => {
  test('reads descriptions and meanings of values, not what is for maintainers', () => {
    const source = [
      'description: First.',
      'x-inferred: From a sample.',
      'x-enumDescriptions:',
      '  person: A person.',
      'operationId: get the answer',
    ].join('\n');
    expect(readContract('a.yaml', source).map(({ line, text }) => [line, text])).toEqual([
      [1, 'First.'],
      [4, 'A person.'],
    ]);
  });
});

describe('checkWords()', () => {
  const text = { file: 'a.mdx', line: 3, kind: 'paragraph' as const };

  test.each([
    ['the answer', 'It shows in the answer.'],
    ['After this page', 'After this page you can send a request.'],
    ['publicly documented', 'The limit is not publicly documented.'],
    ['behaviour', 'Its behaviour differs.'],
    ['my', 'Replace my key.'],
  ])('finds "%s"', (found, sentence) => {
    expect(checkWords([{ ...text, text: sentence }], rules.words)).toContainEqual(
      expect.objectContaining({ file: 'a.mdx', line: 3, found }),
    );
  });

  test.each([
    'The response contains the entities of the text.',
    'Analyses are billed by characters; the behavior is the same.',
    'A question and answer section.',
  ])('leaves "%s" alone', (sentence) => {
    expect(checkWords([{ ...text, text: sentence }], rules.words)).toEqual([]);
  });
});

describe('checkSentences()', () => {
  const limits = { longest: 5, sameOpenings: 2 };
  const check = (text: string) =>
    checkSentences([{ file: 'a.mdx', line: 1, text, kind: 'paragraph' }], limits);

  test('finds a sentence that is too long', () => {
    expect(check('One two three four five. One two three four five six.')).toMatchObject([
      { advice: '6 words, at most 5: divide the sentence' },
    ]);
  });

  test('finds openings that repeat', () => {
    expect(check('It is. It was. It will.')).toMatchObject([{ found: 'it' }]);
    expect(check('It is. It was. This will.')).toEqual([]);
  });
});
