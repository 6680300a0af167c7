import { describe, expect, test } from 'vitest';
import {
  checkRates,
  checkSentences,
  checkShortSentences,
  checkWords,
  loadRules,
} from './check-prose';
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
    '',
    '- Photos: matched.',
    '',
    '<OpenQuestion>How many?</OpenQuestion>',
  ].join('\n');

  test('reads title, description and blocks with their lines, without code and targets', () => {
    expect(readPage('a.mdx', source)).toEqual([
      { file: 'a.mdx', line: 1, text: 'Photos', kind: 'label' },
      { file: 'a.mdx', line: 1, text: 'Find photos.', kind: 'label' },
      { file: 'a.mdx', line: 6, text: 'Send \u{FFFC} here.', kind: 'paragraph' },
      { file: 'a.mdx', line: 14, text: 'Limits', kind: 'label' },
      { file: 'a.mdx', line: 18, text: 'Photos: matched.', kind: 'item' },
      { file: 'a.mdx', line: 20, text: 'How many?', kind: 'label' },
    ]);
  });
});

describe('checkRates()', () => {
  const toPage = (text: string, file = 'a.mdx') => ({
    file,
    line: 7,
    text,
    kind: 'paragraph' as const,
  });
  const filler = 'You send a request. '.repeat(400);
  const colons = { name: 'colon clauses', pattern: ': (?=[a-z])', most: 3, mostOnPage: 6 };

  test('lets a word pass that is there now and then', () => {
    expect(checkRates([toPage(`The response: a list. ${filler}`)], [colons])).toEqual([]);
  });

  test('names each match when there are too many in all', () => {
    const rare = [{ ...colons, most: 1 }];
    const text = `Send this. It has a list: one, and a map: two. ${filler}`;
    const advice = '1.2 colon clauses in 1,000 words, at most 1: reword some';
    expect(checkRates([toPage(text)], rare)).toEqual([
      { file: 'a.mdx', line: 7, excerpt: ': ', advice },
      { file: 'a.mdx', line: 7, excerpt: ': ', advice },
    ]);
  });

  test('finds a page with too many', () => {
    const page = toPage(`Ask for a list: of all, ${'and more '.repeat(40)}`, 'b.mdx');
    expect(checkRates([toPage(filler), page], [colons])).toMatchObject([{ file: 'b.mdx' }]);
  });

  test('takes the head of an item for a label', () => {
    expect(
      checkRates(
        [{ ...toPage(`Tags: labels. ${'and more '.repeat(40)}`), kind: 'item' }],
        [colons],
      ),
    ).toEqual([]);
  });

  test('finds what is too rare', () => {
    const rates = [{ name: 'you and your', pattern: 'you', least: 22 }];
    expect(checkRates([toPage('Send it. '.repeat(40))], rates)).toMatchObject([
      { advice: '0.0 you and your in 1,000 words, at least 22' },
    ]);
  });
});

describe('checkShortSentences()', () => {
  const check = (text: string) =>
    checkShortSentences([{ file: 'a.mdx', line: 1, text, kind: 'paragraph' }], {
      short: { words: 3, share: 0.5 },
    });

  test('finds that more than the allowed share is short', () => {
    expect(check('Send it now. It works. This sentence has six good words.')).toMatchObject([
      { excerpt: '3 words or fewer', advice: '66.7 % of all sentences, at most 50 %: join some' },
    ]);
    expect(check('Send it now. This sentence has six good words.')).toEqual([]);
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
    ['my', 'Replace my key.'],
  ])('finds "%s"', (excerpt, sentence) => {
    expect(checkWords([{ ...text, text: sentence }], rules.words)).toContainEqual(
      expect.objectContaining({ file: 'a.mdx', line: 3, excerpt }),
    );
  });

  test.each([
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
    expect(check('It is. It was. It will.')).toMatchObject([{ excerpt: 'it' }]);
    expect(check('It is. It was. This will.')).toEqual([]);
  });
});
