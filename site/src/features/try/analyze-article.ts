import type { Analysis } from '@docs/vendor/annotations';
import { readAnalysis } from '@docs/vendor/annotations';
import { loadStored } from '../live-text';
import { ask, readExchange } from '../sandbox';
import type { Exchange } from '../sandbox';
import { RejectedRequest } from '../../ui/SandboxFailure/rejected-request';
import { buildAnalysisRequest, buildArticle } from './analysis-request';
import { isAboutText } from './is-about-text';
import type { PhotoTag } from './is-about-text';

/** A request with its response, as the page shows it below a result. */
export interface DocumentedExchange {
  operationId: string;
  path: Record<string, string>;
  exchange: Exchange;
}

interface ArticleAnalysis extends Analysis {
  language: { detected: string };
  usedChars: number;
}

export interface Photo {
  id: string;
  name: Record<string, string>;
  description: Record<string, string>;
}

export interface RelatedArticle {
  id: string;
  title: string;
  publishDate: string;
}

export interface InfoBox {
  title: string;
  header: string;
  footer: Record<string, string>;
}

/** The analysis, which is there before the rest. */
export interface FirstResults {
  written: string;
  analysis: ArticleAnalysis;
  sent: { analysis: DocumentedExchange };
}

export interface Results extends FirstResults {
  photos: Photo[];
  /** The demo photos are few: the best of them may show something else. */
  hasFittingPhotos: boolean;
  articles: RelatedArticle[];
  /** Of the first entity that has one; with the language of its texts. */
  infoBox?: InfoBox & { gkbId: string; language: string };
  sent: {
    analysis: DocumentedExchange;
    photos: DocumentedExchange;
    articles: DocumentedExchange;
    /** Absent when no entity has a GKB ID: there is nothing to ask for. */
    infoBox?: DocumentedExchange;
  };
}

/** More would not fit beside each other. */
const MOST = 3;

/** Has one article analyzed; the response to the sample is stored. */
export async function analyzeArticle(written: string): Promise<FirstResults> {
  const exchange =
    (await loadStored(written)) ??
    (await ask('POST /v2/nlp/analyze', buildAnalysisRequest(written)));
  const analysis = readAnalysis(readExchange(exchange)) as ArticleAnalysis | undefined;
  if (!analysis) throw new RejectedRequest('The sandbox found no text to analyze.');
  return { written, analysis, sent: { analysis: { operationId: 'analyze', path: {}, exchange } } };
}

/** Sends the article to the other endpoints that a newsroom uses, in the sandbox of the page. */
export async function completeResults(first: FirstResults): Promise<Results> {
  const { written, analysis } = first;
  const language = analysis.language.detected;
  const article = buildArticle(written);
  const options = { recommendationCount: MOST, returnObjects: true };
  const [photos, articles, infoBox] = await Promise.all([
    ask('POST /v2/photos/demo/recommend', {
      ...article,
      presentationLanguage: language,
      ...options,
      returnObjectFields: ['name', 'description', 'url'],
    }),
    ask('POST /v2/articles/demo/recommend', {
      ...article,
      ...options,
      returnObjectFields: ['title', 'publishDate'],
    }),
    askForInfoBox(analysis, language),
  ]);
  const recommendation = readExchange<{ photos: Photo[]; tags: PhotoTag[] }>(photos);
  return {
    ...first,
    photos: recommendation.photos,
    hasFittingPhotos: isAboutText(recommendation.tags, analysis),
    articles: readExchange<{ articles: RelatedArticle[] }>(articles).articles,
    infoBox: infoBox?.box,
    sent: {
      ...first.sent,
      photos: { operationId: 'recommendPhotos', path: { dataset: 'demo' }, exchange: photos },
      articles: { operationId: 'recommendArticles', path: { dataset: 'demo' }, exchange: articles },
      infoBox: infoBox?.sent,
    },
  };
}

type InfoBoxes = Record<string, { value: InfoBox; language: string } | null>;

/** One request has the info boxes of all entities. */
async function askForInfoBox({ entities = [] }: Analysis, language: string) {
  const ids = [...new Set(entities.flatMap(({ gkbId }) => (gkbId ? [gkbId] : [])))];
  if (ids.length === 0) return undefined;
  const exchange = await ask('POST /v2/knowledgebase/infoboxes', {
    ids,
    language,
    fallbackLanguages: ['en'],
  });
  const boxes = readExchange<InfoBoxes>(exchange);
  const gkbId = ids.find((id) => boxes[id]);
  const box = gkbId === undefined ? undefined : boxes[gkbId];
  return {
    sent: { operationId: 'getInfoBoxes', path: {}, exchange },
    box: gkbId !== undefined && box ? { ...box.value, language: box.language, gkbId } : undefined,
  };
}
