import type { Prose, ProseFinding } from './prose';
import type { Rules, WordRule } from './rules';

/** Finds the words that the house style replaces, apart from the named exceptions. */
export function checkWords(texts: Prose[], rules: WordRule[]): ProseFinding[] {
  return rules.flatMap((rule) => checkWord(texts, rule));
}

function checkWord(
  texts: Prose[],
  { pattern, isCaseSensitive = false, advice, except = [] }: WordRule,
): ProseFinding[] {
  const word = new RegExp(pattern, isCaseSensitive ? 'g' : 'gi');
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

/**
 * Counts the words that are right now and then, and a dialect when they are frequent.
 *
 * @returns how many there are for 1,000 words, and a finding when that is too many
 */
export function countMarkers(
  pages: Prose[],
  { pattern, most }: Rules['markers'],
): { perThousand: number; findings: ProseFinding[] } {
  const marker = new RegExp(pattern, 'gi');
  const hits = pages.flatMap(({ file, line, text }) =>
    [...text.matchAll(marker)].map(([found]) => ({ file, line, found })),
  );
  const words = pages.flatMap(({ text }) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).length;
  const perThousand = (1000 * hits.length) / Math.max(words, 1);
  if (perThousand <= most) return { perThousand, findings: [] };
  const advice = `One of ${hits.length} marker words in ${words}, at most ${most} in 1,000: reword some`;
  return { perThousand, findings: hits.map((hit) => ({ ...hit, advice })) };
}
