import type { Prose, ProseFinding } from './prose';
import type { WordRule } from './rules';

/** Finds the words that the house style replaces, apart from the named exceptions. */
export function checkWords(texts: Prose[], rules: WordRule[]): ProseFinding[] {
  return rules.flatMap((rule) => checkWord(texts, rule));
}

function checkWord(texts: Prose[], { pattern, advice, except = [] }: WordRule): ProseFinding[] {
  const word = new RegExp(pattern, 'gi');
  const unused = new Set(except);
  const findings = texts.flatMap(({ file, line, text }) =>
    [...text.matchAll(word)].flatMap((match) => {
      const allowed = except.find(
        (exception) => file.startsWith(exception.file) && text.includes(exception.text),
      );
      if (allowed === undefined) return [{ file, line, found: match[0], advice }];
      unused.delete(allowed);
      return [];
    }),
  );
  return [
    ...findings,
    ...[...unused].map(({ file, text }) => ({
      file,
      line: 1,
      found: text,
      advice: `No text matches this exception of /${pattern}/ any more: delete it`,
    })),
  ];
}
