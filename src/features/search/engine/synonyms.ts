import { parseQuery } from './query';
import type { Query } from './query';

/**
 * What readers type → what the pages say. Only whole words of everyday developer language; a word
 * that belongs to one page is in the keywords of that page.
 */
const SYNONYMS: [string, string][] = [
  ['authentication', 'api key'],
  ['authorization', 'api key'],
  ['auth', 'key'],
  ['token', 'api key'],
  ['apikey', 'api key'],
  ['pagination', 'paging'],
  ['next page', 'cursor'],
  ['rate limit', '429'],
  ['rate limit', 'limits'],
  ['throttling', '429'],
  ['quota', 'limits'],
  ['image', 'photo'],
  ['images', 'photos'],
  ['picture', 'photo'],
  ['pictures', 'photos'],
  ['story', 'article'],
  ['stories', 'articles'],
  ['opinion', 'sentiment'],
  ['polarity', 'sentiment'],
  ['ner', 'entities'],
  ['named entity recognition', 'entities'],
  ['entity linking', 'knowledge base'],
  ['knowledgebase', 'knowledge base'],
  ['infobox', 'info box'],
  ['stdform', 'standard form'],
  ['embedding', 'vector'],
  ['embeddings', 'vectors'],
  ['ban', 'forbid'],
  ['block', 'forbid'],
  ['remove', 'delete'],
  ['bulk', 'batch'],
  ['bulk', 'archive'],
  ['move', 'migrate'],
  ['migration', 'migrate'],
  ['upgrade', 'migrate'],
  ['merge', 'redirect'],
  ['merged', 'redirects'],
  ['similar', 'like'],
  ['keyword', 'tag'],
  ['keywords', 'tags'],
  ['plural', 'number'],
  ['declension', 'morphology'],
  ['inflection', 'morphology'],
  ['if else', 'conditions'],
  ['for loop', 'loops'],
  ['getting started', 'quick start'],
  ['quickstart', 'quick start'],
  ['tutorial', 'quick start'],
  ['client library', 'sdk'],
  ['endpoint', 'reference'],
  ['endpoints', 'reference'],
  ['error codes', 'errors'],
  ['error handling', 'errors'],
  ['http status codes', 'errors'],
  ['http errors', 'errors'],
  ['status codes', 'errors'],
  ['changelog', 'versioning'],
  ['release notes', 'versioning'],
  ['pricing', 'costs'],
  ['price', 'costs'],
  ['billing', 'costs'],
  ['highlighting', 'highlight'],
  ['payload', 'request body'],
  ['npm', 'javascript'],
  ['nodejs', 'javascript'],
  ['dotnet', 'c#'],
  ['postman', 'curl'],
];

/** The queries that mean the same as a query, with one of its words or phrases replaced. */
export function listSynonymousQueries(query: Query): Query[] {
  const typed = query.words.map((word) => word.joined);
  return SYNONYMS.flatMap(([from, to]) => {
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
