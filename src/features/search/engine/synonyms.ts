import type { TextsFile } from '@generated/local-search/default/index-files';
import { parseQuery } from './query';
import type { Query } from './query';

/** The queries that mean the same as a query, with one of its words or phrases replaced. */
export function listSynonymousQueries(query: Query, synonyms: TextsFile['synonyms']): Query[] {
  const typed = query.words.map((word) => word.joined);
  return synonyms.flatMap(([from, to]) => {
    const phrase = from.split(' ');
    const start = typed.findIndex((_, index) =>
      phrase.every((word, offset) => typed[index + offset] === word),
    );
    if (start < 0) return [];
    const replaced = parseQuery(to).words;
    return [
      {
        name: query.name,
        words: [
          ...query.words.slice(0, start),
          ...replaced.map((word) => ({ ...word, isOpen: false })),
          ...query.words.slice(start + phrase.length),
        ],
      },
    ];
  });
}
