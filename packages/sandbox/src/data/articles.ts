import type { Article, EditorialTag } from '../types';
import table from './articles.data.json';
import editorialTags from './editorial-tags.data.json';

/** A row has a status where that is not ALWAYS, and a language where that is not English. */
type Row = (typeof table)[number];

const SAMPLE: Article = {
  id: '1234',
  title: 'Emmanuel Macron in Germany.',
  lead: 'The French president is in Bavaria.',
  text: 'Mr. Macron visits a trade show in Munich.',
  language: 'en',
  publishDate: '2024-10-14T12:00:00Z',
  categories: [{ taxonomy: 'Custom', code: 'politics' }],
  recommendation: buildRecommendation('1234', '2024-10-14T12:00:00Z'),
  metadata: { author: 'Demo Author' },
};

/** The articles of the dataset `demo`: fictitious news about places that exist. */
export const demoArticles: Article[] = [
  SAMPLE,
  ...table.map((row, index) => buildArticle(row, String(1235 + index))),
];

/** The editorial tags that exist before the first call. */
export const demoEditorialTags: EditorialTag[] = editorialTags;

function buildArticle(
  { date, category, status, language = 'en', ...row }: Row,
  id: string,
): Article {
  const publishDate = `${date}T08:00:00Z`;
  return {
    id,
    ...row,
    language,
    publishDate,
    categories: [{ taxonomy: 'Custom', code: category }],
    recommendation: buildRecommendation(id, publishDate, status),
    metadata: { author: 'Demo Author' },
  };
}

function buildRecommendation(
  id: string,
  publishDate: string,
  status = 'ALWAYS',
): NonNullable<Article['recommendation']> {
  const isDraft = status === 'DRAFT';
  const settings = {
    published: !isDraft,
    status: isDraft ? 'ALWAYS' : status,
    url: `https://example.com/articles/${id}`,
    imageUrl: `https://example.com/images/${id}.jpg`,
    publishDate,
    type: 'article',
    importance: 0,
    breakingNews: false,
  };
  return status === 'EXPIRE_DATE' ? { ...settings, expireDate: '2024-05-31T22:00:00Z' } : settings;
}
