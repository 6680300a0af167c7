import { isPair, isScalar, parseDocument, visit } from 'yaml';

/** A question that the documentation leaves open, and where it matters. */
export interface OpenQuestion {
  text: string;
  location: string;
}

/**
 * Lists each `x-unknown` of a contract, with the names that lead to it.
 *
 * @example
 * listContractQuestions('Photo:\n  x-unknown: Which formats?'); // [{ text: 'Which formats?', location: 'Photo' }]
 */
export function listContractQuestions(yaml: string): OpenQuestion[] {
  const questions: OpenQuestion[] = [];
  visit(parseDocument(yaml), {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || key.value !== 'x-unknown' || !isScalar(value)) return;
      const names = path.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? [node.key.value] : [],
      );
      const location = names.filter((name) => !SCHEMA_WORDS.has(String(name))).join('.');
      questions.push({ text: toLine(String(value.value)), location });
    },
  });
  return questions;
}

/** They say nothing about the location. */
const SCHEMA_WORDS = new Set<string>(['components', 'schemas', 'properties', 'paths', 'items']);

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

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
