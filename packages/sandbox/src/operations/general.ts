import { findNearest } from '@docs/utils';
import { analyze } from '../analysis/analyze';
import type { Analysis } from '../analysis/analyze';
import type { Block, Domain } from '../analysis/model';
import {
  BLANK_LINE,
  countSubmitted,
  isTooLong,
  LINE,
  LONG_TEXT,
  readBlocks,
  readHtml,
} from '../analysis/text/read-blocks';
import type { Source } from '../analysis/text/read-blocks';
import { ok, quote } from '../replies';
import type { Handler, Operations, World } from '../types';
import {
  NEEDS_SENTIMENT,
  readAnalyses,
  readPrior,
  listLanguageWarnings,
  VERSION,
} from './analysis';
import { readReferenceDate } from './documents';
import { warn } from '../warnings';
import type { Warning } from '../warnings';

export interface GeneralRequest extends Source {
  id?: string;
  analyses?: string[];
  htmlExtractor?: string;
  language?: string;
  langDetectPrior?: string;
  domain?: string;
  textType?: string;
  referenceDate?: string;
  diacritization?: string;
  returnMentions?: boolean;
  returnItemSentiment?: boolean;
  returnGkbProperties?: boolean;
}

/** The General API: one analysis, narrowed by the path of the request. */
export const general: Operations = {
  analyze: createHandler(),
  analyzeWithWorkflow: createHandler(),
  findEntities: createHandler('entities'),
  findTags: createHandler('tags'),
  findSentiment: createHandler('sentiment'),
  findRelations: createHandler('relations'),

  // The names of plans and quotas are not documented.
  getAccount: () => ok({ type: 'sandbox', remainingQuotas: [{ characters: 1_000_000 }] }),

  // The body of the real response is not documented, so there is none.
  getStatus: () => ok(),
};

function createHandler(only?: string): Handler {
  return async ({ body }, world) => {
    const { analysis, warnings } = await analyzeRequest(body as GeneralRequest, world, only);
    return ok(analysis, warnings);
  };
}

/** Analyzes one document, and says what of the request was ignored or cut. */
export async function analyzeRequest(
  request: GeneralRequest,
  world: World,
  only?: string,
): Promise<{ analysis: object; warnings: Warning[] }> {
  const analyses = readAnalyses(only ? [only] : request.analyses);
  const source = request.htmlExtractor === undefined ? request : toText(request);
  const blocks = readBlocks(source, toDomain(request.domain) === 'media' ? LINE : BLANK_LINE);
  const { usedChars, warnings, ...analysis } = await analyzeBlocks(
    request,
    blocks,
    world,
    analyses,
  );
  return {
    analysis: {
      version: VERSION,
      ...(request.id !== undefined && { id: request.id }),
      ...analysis,
      usedChars,
    },
    warnings: [
      ...(only && request.analyses
        ? [warn('sandbox-analyses', 'analyses is ignored, because the path names the analysis')]
        : []),
      ...listUseless(request, analyses),
      ...(isTooLong(blocks) ? [LONG_TEXT] : []),
      ...listLanguageWarnings(analysis.language.detected, analyses),
      ...warnings,
    ],
  };
}

function listUseless(request: GeneralRequest, analyses: ReadonlySet<string>): Warning[] {
  const hasSentiment = analyses.has('all') || analyses.has('sentiment');
  return [
    ...(request.returnItemSentiment && !hasSentiment ? [NEEDS_SENTIMENT] : []),
    ...listUncorrected(request),
    ...listUnknownDomain(request.domain),
  ];
}

function listUncorrected({ textType, diacritization = 'none' }: GeneralRequest): Warning[] {
  if (textType !== 'casual' && diacritization === 'none') return [];
  return [warn('sandbox-correction', 'the sandbox leaves spelling and diacritics as they are')];
}

/** Some customers have custom domains, so the contract allows every name. */
function listUnknownDomain(domain: string | undefined): Warning[] {
  if (domain === undefined || DOMAINS.has(domain)) return [];
  const nearest = findNearest(domain.slice(0, 40), DOMAINS);
  const question = nearest === undefined ? '' : ` (did you mean "${nearest}"?)`;
  return [
    warn(
      'sandbox-unknown-domain',
      `the domain ${quote(domain)} is unknown and was ignored${question}`,
    ),
  ];
}

function analyzeBlocks(
  request: GeneralRequest,
  blocks: Block[],
  { now }: World,
  analyses: ReadonlySet<string>,
): Promise<Analysis> {
  const domain = toDomain(request.domain);
  return analyze(blocks, {
    analyses,
    domain,
    language: request.language,
    languagePrior: readPrior(request.langDetectPrior),
    referenceDate: readReferenceDate(request.referenceDate, now),
    returnMentions: request.returnMentions ?? false,
    returnItemSentiment: request.returnItemSentiment ?? false,
    returnGkbProperties: request.returnGkbProperties ?? false,
    deriveEntities: domain === 'hospitality',
    withRelevance: false,
    categories: [],
    editorialTags: [],
    firstTag: 0,
    submittedChars: countSubmitted(request),
  });
}

const MEDIA_DOMAINS = new Set(['media', 'news', 'sport', 'tabloid', 'tech']);
const DOMAINS = new Set([...MEDIA_DOMAINS, 'voc', 'voc-banking', 'voc-hospitality']);

function toDomain(name = ''): Domain {
  if (MEDIA_DOMAINS.has(name)) return 'media';
  return name === 'voc-hospitality' ? 'hospitality' : 'general';
}

function toText(request: GeneralRequest): Source {
  return {
    ...(request.title !== undefined && { title: readHtml(request.title) }),
    ...(request.text !== undefined && { text: readHtml(request.text) }),
    ...(request.paraSpecs && {
      paraSpecs: request.paraSpecs.map(({ type, text }) => ({ type, text: readHtml(text) })),
    }),
  };
}
