import { listLeftOut, UNDETERMINED } from '../analysis/language/languages';
import { isTooLong, LINE, LONG_TEXT, readBlocks } from '../analysis/text/read-blocks';
import { badRequest, ok } from '../replies';
import { checkFeedback, createReferenceKey } from '../state';
import type { Operations, World } from '../types';
import { analyzeMedia, listUnknownCategories } from './documents';
import type { Document } from './documents';
import { warn } from '../warnings';
import type { Warning } from '../warnings';

interface NlpRequest extends Document {
  analyses?: string[];
  langDetectPrior?: string;
  returnMentions?: boolean;
  returnItemSentiment?: boolean;
  returnGkbProperties?: boolean;
}

/** The size of a batch is not documented; this keeps one request short. */
export const MOST_DOCUMENTS = 100;

export const VERSION = '3.3.0';

export const NEEDS_SENTIMENT = warn(
  'sandbox-item-sentiment',
  'returnItemSentiment has no effect without the analysis sentiment',
);

/** Analyzing articles, and feedback on it. */
export const analysis: Operations = {
  analyze: async ({ body }, world) => {
    const request = body as NlpRequest;
    const { response, warnings } = await buildAnalysis(request, world);
    return ok(response, [...listWarnings([request]), ...warnings]);
  },

  analyzeBatch: async ({ body }, world) => {
    const requests = body as NlpRequest[];
    if (requests.length > MOST_DOCUMENTS) {
      const expected = `at most ${MOST_DOCUMENTS} articles in the sandbox`;
      const remedy = 'Split the list into several requests.';
      return badRequest([{ pointer: '', expected, rule: 'sandbox-batch-size', remedy }]);
    }
    const analyzed: Analyzed[] = [];
    for (const request of requests) analyzed.push(await buildAnalysis(request, world));
    const warnings = analyzed.flatMap((result) => result.warnings);
    return ok(
      analyzed.map(({ response }) => response),
      [...listWarnings(requests), ...warnings],
    );
  },

  sendAnalysisFeedback: ({ body }, world) => {
    return ok(undefined, checkFeedback(world, 'analysis', body as object));
  },
};

interface Analyzed {
  response: object;
  warnings: Warning[];
}

async function buildAnalysis(request: NlpRequest, world: World): Promise<Analyzed> {
  const analyses = readAnalyses(request.analyses);
  const { usedChars, warnings, ...analysis } = await analyzeMedia(request, world, {
    analyses,
    languagePrior: readPrior(request.langDetectPrior),
    returnMentions: request.returnMentions ?? false,
    returnItemSentiment: request.returnItemSentiment ?? false,
    returnGkbProperties: request.returnGkbProperties ?? false,
  });
  return {
    response: {
      version: VERSION,
      id: request.id,
      ...analysis,
      usedChars,
      metadata: {
        referenceKey: createReferenceKey(world, {
          kind: 'analysis',
          id: request.id,
          suggested: [...(analysis.tags ?? []), ...(analysis.entities ?? [])].flatMap(
            ({ gkbId, stdForm }) => (gkbId === undefined ? [stdForm] : [gkbId, stdForm]),
          ),
        }),
      },
    },
    warnings: [
      ...listLanguageWarnings(analysis.language.detected, analyses),
      ...warnings,
      ...listUnknownCategories(request),
    ],
  };
}

/**
 * Says which results the sandbox does not have in a language.
 *
 * @example
 * listLanguageWarnings('cs', new Set(['relations'])); // [{ rule: 'sandbox-unsupported-language', text: 'left out …' }]
 */
export function listLanguageWarnings(language: string, analyses: ReadonlySet<string>): Warning[] {
  const names = listLeftOut(language, analyses).join(', ');
  return [
    ...(language === UNDETERMINED
      ? [warn('sandbox-no-language', `the text has no letters, so its language is "${language}"`)]
      : []),
    ...(names
      ? [warn('sandbox-unsupported-language', `left out in the language "${language}": ${names}`)]
      : []),
  ];
}

/** Which analyses run. Without the field, or with an empty list, all of them do. */
export function readAnalyses(names: string[] = []): Set<string> {
  return new Set(names.length > 0 ? names : ['all']);
}

/** @example readPrior('de, en'); // ['de', 'en'] */
export function readPrior(list = ''): string[] {
  return list
    .split(',')
    .map((code) => code.trim().toLowerCase())
    .filter((code) => /^[a-z]{2,3}$/.test(code));
}

function listWarnings(requests: NlpRequest[]): Warning[] {
  const isLong = requests.some((request) => isTooLong(readBlocks(request, LINE)));
  return [...listUseless(requests), ...(isLong ? [LONG_TEXT] : [])];
}

function listUseless(requests: NlpRequest[]): Warning[] {
  const isUseless = requests.some(({ returnItemSentiment, analyses }) => {
    const names = readAnalyses(analyses);
    return returnItemSentiment && !names.has('sentiment') && !names.has('all');
  });
  return isUseless ? [NEEDS_SENTIMENT] : [];
}
