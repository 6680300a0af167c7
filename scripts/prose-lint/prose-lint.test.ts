import { describe, expect, test } from 'vitest';
import { checkSentences, checkWords, countMarkers, loadRules } from './check-prose';
import { readContract, readPage } from './read-prose';
import { listStrings, listCodeWords } from './read-code';

const rules = loadRules();
const words = rules.words.map((rule) => ({ ...rule, except: [] }));

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

describe('listStrings()', () => {
  test.each([
    ['text between tags', '<p>No response yet</p>', ['No response yet']],
    ['labels for screen readers', '<a aria-label="Copy" href="/x/" />', ['Copy']],
    ['messages with values', 'f(`${name} is too long.`)', ['… is too long.']],
    ['no names, keys and imports', "import a from 'b c d'; f('one-word', 'two words')", []],
  ])('reads %s', (_name, source, want) => {
    expect(listStrings('a.tsx', source).map(({ text }) => text)).toEqual(want);
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
    expect(checkWords([{ ...text, text: sentence }], words)).toContainEqual(
      expect.objectContaining({ file: 'a.mdx', line: 3, found }),
    );
  });

  test.each([
    'The response contains the entities of the text.',
    'Analyses are billed by characters; the behavior is the same.',
    'A question and answer section.',
  ])('leaves "%s" alone', (sentence) => {
    expect(checkWords([{ ...text, text: sentence }], words)).toEqual([]);
  });

  test('allows a named exception, and reports one that matches nothing', () => {
    const rule = {
      pattern: 'program',
      advice: 'Write "code"',
      except: [{ file: 'a.mdx', text: 'TV program', reason: 'Television.' }],
    };
    expect(checkWords([{ ...text, text: 'A TV program.' }], [rule])).toEqual([]);
    expect(checkWords([], [rule])[0]?.advice).toContain('delete it');
  });
});

describe('the rules for code', () => {
  const names = rules.names.map((rule) => ({ ...rule, except: [] }));

  test.each(['hasAnswered', 'onArrivals', 'Place', 'Part', 'holdsMore', 'programUrl'])(
    'find the name %s',
    (name) => {
      const read = listCodeWords('a.ts', `interface ${name} {}`).names;
      expect(checkWords(read, names)).toHaveLength(1);
    },
  );

  test.each(['place', 'part', 'callback', 'household', 'standardForm'])(
    'leave the name %s alone',
    (name) => {
      const read = listCodeWords('a.ts', `const ${name} = 1;`).names;
      expect(checkWords(read, names)).toEqual([]);
    },
  );

  test.each(['Keeps the newest answer.', 'What stands before it.', 'Gives back the text.'])(
    'find the comment "%s"',
    (comment) => {
      const { comments } = listCodeWords('a.ts', `// ${comment}\nexport {};`);
      expect(checkWords(comments, words)).toHaveLength(1);
    },
  );
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

describe('listCodeWords()', () => {
  test('reads names in words, each once', () => {
    const { names } = listCodeWords(
      'a.ts',
      'const findFaults = 1;\nfunction MAX_SIZE(findFaults) {}',
    );
    expect(names.map(({ line, text }) => [line, text])).toEqual([
      [1, 'find Faults'],
      [2, 'MAX SIZE'],
    ]);
  });

  test('leaves out what a library named', () => {
    const source = "import { IncomingMessage } from 'node:http';\nserver.address();";
    expect(listCodeWords('a.ts', source).names).toEqual([]);
  });

  test('reads comments and titles of tests, without code and examples', () => {
    const source =
      "/**\n * Sends `the answer`.\n *\n * @example answer(1);\n */\ntest('it works', () => {}); // Why\n";
    expect(listCodeWords('a.ts', source).comments.map(({ text }) => text)).toEqual([
      'Sends \u{FFFC}.',
      'Why',
      'it works',
    ]);
  });
});
