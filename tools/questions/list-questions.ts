/** A question that the documentation leaves open, and where it matters. */
export interface OpenQuestion {
  text: string;
  location: string;
  /** `operationId` of the operation that it is about. */
  operation?: string | undefined;
}

/** A sentence of a page that links to what a question is about. */
export interface Mention {
  sentence: string;
  line: number;
  question: OpenQuestion;
}

/** A question of a contract, with its `x-probe` if there is one. */
export interface ContractQuestion extends OpenQuestion {
  /** To the part of the document that has the question. */
  steps: string[];
  probe?: unknown;
}

/**
 * Lists each `x-unknown` of a contract, with the names that lead to it.
 *
 * @example
 * listContractQuestions({ Photo: { 'x-unknown': 'Which formats?' } }); // [{ text: 'Which formats?', location: 'Photo', … }]
 */
export function listContractQuestions(
  node: unknown,
  steps: string[] = [],
  around?: string,
): ContractQuestion[] {
  if (typeof node !== 'object' || node === null) return [];
  const {
    'x-unknown': text = '',
    'x-probe': probe,
    operationId: operation = around,
  } = node as { 'x-unknown'?: unknown; 'x-probe'?: unknown; operationId?: string };
  const location = steps.filter((name) => !SCHEMA_WORDS.has(name)).join('.');
  const isQuestion = typeof text === 'string' && (text !== '' || probe !== undefined);
  return [
    ...(isQuestion ? [{ text: toLine(text), location, steps, probe, operation }] : []),
    ...Object.entries(node).flatMap(([name, inner]) =>
      listContractQuestions(inner, [...steps, name], operation),
    ),
  ];
}

/** They say nothing about the location. */
const SCHEMA_WORDS = new Set(['components', 'schemas', 'properties', 'paths', 'items']);

/**
 * Lists each `<OpenQuestion>` of a page, with the heading above it.
 *
 * @example
 * listPageQuestions('## Limits\n\n<OpenQuestion>How many?</OpenQuestion>'); // [{ text: 'How many?', location: 'Limits' }]
 */
export function listPageQuestions(mdx: string): OpenQuestion[] {
  let location = '';
  return [...mdx.matchAll(/^#+ (.+)$|<OpenQuestion>([^]*?)<\/OpenQuestion>/gm)].flatMap(
    ([, heading, question]) => {
      if (heading !== undefined) location = heading.replace(/ \{\/\*.*$/, '');
      return question === undefined ? [] : [{ text: toLine(question), location }];
    },
  );
}

/**
 * Lists the sentences of a page that link to a type, field, or operation with an open question: a reader
 * judges whether they claim what nobody knows.
 *
 * @example
 * listMentions('It takes [JPEG](type:Photo.file).', [{ text: 'Which formats?', location: 'Photo.file' }]);
 */
export function listMentions(mdx: string, questions: OpenQuestion[]): Mention[] {
  const links = mdx.matchAll(/\]\((?:type|op):(?:[\w-]+\/)?([\w.]+)\)/g);
  return [...links].flatMap(({ 1: target, index }) => {
    const before = mdx.slice(0, index);
    const [after = ''] = mdx.slice(index).split(SENTENCE_END);
    const sentence = toLine((before.split(SENTENCE_END).at(-1) ?? '') + after);
    return questions
      .filter(({ location, operation }) => location === target || operation === target)
      .map((question) => ({ sentence, line: before.split('\n').length, question }));
  });
}

/** A row of a table counts as a sentence. */
const SENTENCE_END = /\n\n|\n(?=\|)|(?<=[.!?:])\s/;

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
