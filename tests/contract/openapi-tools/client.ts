// Sends requests with a generated client to the sandbox whose URL is the first argument: each kind of
// method and parameter, and one to each older API.
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
  const referenceKey = analysis.metadata?.referenceKey ?? '';
  await expectThat(
    'sendAnalysisFeedback',
    mediaV2.sendAnalysisFeedback({ ...media, body: { docId: article.id, referenceKey } }),
  );
  await expectThat(
    'recommendPhotos',
    mediaV2.recommendPhotos({
      ...media,
      path: { dataset: 'demo' },
      body: { ...article, cursor: '*' },
    }),
  );
  await expectThat('putArticle', mediaV2.putArticle({ ...media, path: stored, body: article }));
  await expectThat(
    'getArticle',
    mediaV2.getArticle({ ...media, path: stored }),
    ({ title }) => title === article.title,
  );
  await expectThat('deleteArticle', mediaV2.deleteArticle({ ...media, path: stored }));
  await expectThat(
    'listEditorialTags',
    mediaV2.listEditorialTags({ ...media, query: { returnObjects: true } }),
  );
  await expectThat(
    'General API: analyze',
    generalV3.analyze({ ...general, body: { text: article.text } }),
    ({ language }) => language.detected === 'en',
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
