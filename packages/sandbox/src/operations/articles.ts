import { parseIsoDate } from '../iso-date';
import { notFound, ok } from '../replies';
import { checkFeedback, createReferenceKey, measureBytes } from '../state';
import type { Profile, Store, Article, Category, Operations, Reply, World } from '../types';
import { listIgnored, listUnknownCategories, pickFields, buildProfile } from './documents';
import type { Document } from './documents';
import { rejectOther } from './editorial-tags';
import { hasCategory } from './photo-constraints';

interface ArticlesRequest extends Document {
  recommendationCount?: number;
  constraints?: {
    dateStartAt?: string;
    dateEndAt?: string;
    categoriesAnyOf?: Category[];
    categoriesNoneOf?: Category[];
  };
  returnObjects?: boolean;
  returnObjectFields?: string[];
}

const DAY = 24 * 60 * 60 * 1000;

/** The real default is not documented. */
const DEFAULT_ARTICLES = 5;

/** Keeping articles and recommending related ones. */
export const articles: Operations = {
  listArticleDatasets: (_, { state }) => ok(Object.keys(state.articles)),

  getArticle: ({ path: { dataset = '', articleId = '' } }, { state }) => {
    const store = findDataset(state.articles, dataset);
    if (!store) return rejectDataset();
    const article = store.get(articleId);
    return article ? ok(article) : rejectArticle();
  },

  putArticle: ({ path: { dataset = '', articleId = '' }, body }, { state }) => {
    const article = body as Article;
    const store = findDataset(state.articles, dataset);
    if (!store) return rejectDataset();
    if (article.id !== articleId) return rejectOther('/id');
    store.set(articleId, article, measureBytes(article));
    return ok({ message: `Article ${articleId} was saved.` });
  },

  deleteArticle: ({ path: { dataset = '', articleId = '' } }, { state }) => {
    const store = findDataset(state.articles, dataset);
    if (!store) return rejectDataset();
    return store.delete(articleId)
      ? ok({ message: `Article ${articleId} was deleted.` })
      : rejectArticle();
  },

  recommendArticles: async ({ path: { dataset = '' }, body }, world) => {
    const request = body as ArticlesRequest;
    const store = findDataset(world.state.articles, dataset);
    if (!store) return rejectDataset();
    const related = await findRelated(request, store.values(), world);
    const count = request.recommendationCount ?? DEFAULT_ARTICLES;
    const recommended = related.slice(0, count);
    const articleIds = recommended.map(({ id }) => id);
    return ok(
      {
        id: request.id,
        referenceKey: createReferenceKey(world, {
          kind: `articles ${dataset}`,
          id: request.id,
          suggested: articleIds,
        }),
        articleIds,
        ...(request.returnObjects && {
          articles: recommended.map((article) => pickFields(article, request.returnObjectFields)),
        }),
      },
      [
        ...listIgnored(request, recommended),
        ...listUnknownCategories(
          request,
          store.values().flatMap(({ categories = [] }) => categories),
        ),
      ],
    );
  },

  sendArticleFeedback: ({ path: { dataset = '' }, body }, world) => {
    if (!findDataset(world.state.articles, dataset)) return rejectDataset();
    return ok(undefined, checkFeedback(world, `articles ${dataset}`, body as object));
  },
};

function findDataset(
  datasets: Record<string, Store<Article>>,
  name: string,
): Store<Article> | undefined {
  return Object.hasOwn(datasets, name) ? datasets[name] : undefined;
}

function rejectDataset(): Reply {
  return notFound('There is no article dataset with this name. GET /v2/articles lists the names.');
}

function rejectArticle(): Reply {
  return notFound('There is no article with this ID in the dataset.');
}

async function findRelated(
  request: ArticlesRequest,
  candidates: Article[],
  world: World,
): Promise<Article[]> {
  const requestProfile = await buildProfile(request, world);
  const scored: { article: Article; score: number }[] = [];
  for (const article of candidates) {
    if (article.id === request.id || !isRecommendable(article, world.now())) continue;
    if (!meets(article, request.constraints)) continue;
    const profile = await getProfile(article, world);
    const score =
      compare(requestProfile, profile) + (hasAny(article, request.categories ?? []) ? 0.2 : 0);
    if (score > 0) scored.push({ article, score });
  }
  return scored.sort((a, b) => b.score - a.score).map(({ article }) => article);
}

/** Analyzing every article for every request is slow. */
async function getProfile(article: Article, world: World): Promise<Profile> {
  // Taken before the analysis: when a tag changes during it, the result is not what others may use.
  const { profiles } = world.state;
  const profile = profiles.get(article) ?? (await buildProfile(article, world));
  profiles.set(article, profile);
  return profile;
}

function compare(requestProfile: Profile, profile: Profile): number {
  return [...requestProfile].reduce(
    (sum, [id, weight]) => sum + weight * (profile.get(id) ?? 0),
    0,
  );
}

/** Never an unpublished article, one marked NEVER, or one whose date has passed. */
function isRecommendable({ recommendation }: Article, now: Date): boolean {
  if (!recommendation) return true;
  const { published, status, expireDate } = recommendation;
  if (!published || status === 'NEVER') return false;
  if (status !== 'EXPIRE_DATE' || expireDate === undefined) return true;
  const end = parseIsoDate(expireDate);
  return end === undefined || end >= now.getTime();
}

function meets(article: Article, constraints: ArticlesRequest['constraints'] = {}): boolean {
  const { dateStartAt, dateEndAt, categoriesAnyOf, categoriesNoneOf } = constraints;
  const published = parseIsoDate(article.publishDate ?? '');
  if (dateStartAt !== undefined && !isInOrder(parseIsoDate(dateStartAt), published)) return false;
  if (dateEndAt !== undefined && !isInOrder(published, toEnd(dateEndAt))) return false;
  if (categoriesAnyOf?.length && !hasAny(article, categoriesAnyOf)) return false;
  return !hasAny(article, categoriesNoneOf ?? []);
}

function isInOrder(first: number | undefined, second: number | undefined): boolean {
  return first !== undefined && second !== undefined && first <= second;
}

/** A bound without a time includes its whole day. */
function toEnd(date: string): number | undefined {
  const start = parseIsoDate(date);
  return start === undefined || date.includes('T') ? start : start + DAY - 1;
}

function hasAny({ categories = [] }: Article, requested: Category[]): boolean {
  return categories.some((category) => hasCategory(requested, category));
}
