// Sends requests with a generated client to the sandbox whose URL is the first argument.
import * as generalV3 from './generated/hey-api/general-v3';
import { createClient as createGeneralV3 } from './generated/hey-api/general-v3/client';
import * as mediaV1 from './generated/hey-api/media-v1';
import { createClient as createMediaV1 } from './generated/hey-api/media-v1/client';
import * as mediaV2 from './generated/hey-api/media-v2';
import { createClient as createMediaV2 } from './generated/hey-api/media-v2/client';

declare const process: { argv: string[]; exitCode?: number };

const baseUrl = process.argv[2] ?? '';
const key = 'user_key any';
const media = {
  client: createMediaV2({ baseUrl, headers: { 'X-API-Key': 'any' } }),
  throwOnError: true,
} as const;
const general = {
  client: createGeneralV3({ baseUrl, headers: { Authorization: key } }),
  throwOnError: true,
} as const;
const old = {
  client: createMediaV1({ baseUrl, headers: { Authorization: key, 'X-Customer-ID': 'any' } }),
  throwOnError: true,
} as const;

const article = {
  id: 'tool-1',
  title: 'Emmanuel Macron in Germany.',
  text: 'Mr. Macron visits a trade show in Munich.',
};
const stored = { dataset: 'demo', articleId: article.id };
const tag = { gkbId: 'TOOL-1', name: 'Trade shows', forbidden: false };

let succeeded = 0;

/** @throws naming the request when its response lacks what the document promises */
async function expectThat<T>(
  name: string,
  request: Promise<{ data: T; response: Response }>,
  isRight: (data: T) => boolean = () => true,
): Promise<T> {
  const { data, response } = await request.catch((error: unknown) => {
    throw new Error(`${name} failed: ${JSON.stringify(error)}`);
  });
  if (!response.ok || !isRight(data)) {
    throw new Error(`${name} returned ${response.status} ${JSON.stringify(data)}`);
  }
  succeeded += 1;
  return data;
}

async function sendAll(): Promise<void> {
  const analysis = await expectThat(
    'analyze',
    mediaV2.analyze({ ...media, body: article }),
    ({ id, tags }) => id === article.id && tags !== undefined && tags.length > 0,
  );
  await expectThat(
    'analyzeBatch',
    mediaV2.analyzeBatch({ ...media, body: [article, { id: 'tool-2', text: 'Paris.' }] }),
    (analyses) => analyses.length === 2,
  );
  const referenceKey = analysis.metadata?.referenceKey ?? '';
  await expectThat(
    'sendAnalysisFeedback',
    mediaV2.sendAnalysisFeedback({ ...media, body: { docId: article.id, referenceKey } }),
  );
  await expectThat('listPhotoBanks', mediaV2.listPhotoBanks(media), (banks) => banks.length > 0);
  await expectThat(
    'recommendPhotos',
    mediaV2.recommendPhotos({
      ...media,
      path: { dataset: 'demo' },
      body: { ...article, cursor: '*' },
    }),
  );
  await expectThat('listArticleDatasets', mediaV2.listArticleDatasets(media), (names) =>
    names.includes('demo'),
  );
  await expectThat('putArticle', mediaV2.putArticle({ ...media, path: stored, body: article }));
  await expectThat(
    'getArticle',
    mediaV2.getArticle({ ...media, path: stored }),
    ({ title }) => title === article.title,
  );
  await expectThat(
    'recommendArticles',
    mediaV2.recommendArticles({ ...media, path: { dataset: 'demo' }, body: article }),
  );
  await expectThat('deleteArticle', mediaV2.deleteArticle({ ...media, path: stored }));
  await expectThat(
    'searchItems',
    mediaV2.searchItems({
      ...media,
      body: { query: 'Munich', language: 'en', fallbackLanguages: [] },
    }),
  );
  await expectThat(
    'getDetails',
    mediaV2.getDetails({
      ...media,
      body: { ids: ['Q42'], language: 'en', fallbackLanguages: [], externalSource: 'wikidata' },
    }),
  );
  await expectThat('createEditorialTag', mediaV2.createEditorialTag({ ...media, body: tag }));
  const path = { gkbId: tag.gkbId };
  await expectThat(
    'getEditorialTag',
    mediaV2.getEditorialTag({ ...media, path }),
    ({ name }) => name === tag.name,
  );
  await expectThat(
    'putEditorialTag',
    mediaV2.putEditorialTag({ ...media, path, body: { ...tag, name: 'Fairs' } }),
  );
  await expectThat(
    'listEditorialTags',
    mediaV2.listEditorialTags({ ...media, query: { returnObjects: true } }),
  );
  await expectThat('deleteEditorialTag', mediaV2.deleteEditorialTag({ ...media, path }));
  await expectThat(
    'General API: analyze',
    generalV3.analyze({ ...general, body: { text: article.text } }),
    ({ language }) => language.detected === 'en',
  );
  await expectThat(
    'General API: findTags',
    generalV3.findTags({ ...general, body: { text: article.text } }),
    ({ tags }) => tags !== undefined,
  );
  await expectThat('General API: getAccount', generalV3.getAccount(general));
  await expectThat(
    'Media API v1: getTags',
    mediaV1.getTags({ ...old, body: { id: '1', title: article.title } }),
    ({ tags }) => tags !== undefined && tags.length > 0,
  );
  await expectThat('Media API v1: getItem', mediaV1.getItem({ ...old, path: { id: 'G2' } }));
}

sendAll().then(
  () => console.log(`${succeeded} requests succeeded`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
