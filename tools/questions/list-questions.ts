import { isPair, isScalar, parseDocument, visit } from 'yaml';

/** What the documentation cannot say for certain, and where it matters. */
export interface OpenQuestion {
  text: string;
  place: string;
}

/**
 * Lists each `x-unknown` of a contract, with the names that lead to it.
 *
 * @example
 * listContractQuestions('Photo:\n  x-unknown: Which formats?'); // [{ text: 'Which formats?', place: 'Photo' }]
 */
export function listContractQuestions(yaml: string): OpenQuestion[] {
  const questions: OpenQuestion[] = [];
  visit(parseDocument(yaml), {
    Pair(_, { key, value }, path) {
      if (!isScalar(key) || key.value !== 'x-unknown' || !isScalar(value)) return;
      const names = path.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? [node.key.value] : [],
      );
      const place = names.filter((name) => !SCHEMA_WORDS.has(String(name))).join('.');
      questions.push({ text: toLine(String(value.value)), place });
    },
  });
  return questions;
}

/** They say nothing about the place. */
const SCHEMA_WORDS = new Set<string>(['components', 'schemas', 'properties', 'paths', 'items']);

/**
 * Lists each `<OpenQuestion>` of a page, with the heading above it.
 *
 * @example
 * listPageQuestions('## Limits\n\n<OpenQuestion>How many?</OpenQuestion>'); // [{ text: 'How many?', place: 'Limits' }]
 */
export function listPageQuestions(mdx: string): OpenQuestion[] {
  let place = '';
  return [...mdx.matchAll(/^#+ (.+)$|<OpenQuestion>([^]*?)<\/OpenQuestion>/gm)].flatMap(
    ([, heading, question]) => {
      if (heading !== undefined) place = heading.replace(/ \{\/\*.*$/, '');
      return question === undefined ? [] : [{ text: toLine(question), place }];
    },
  );
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
