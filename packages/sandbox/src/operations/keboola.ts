import type { OpenApiDocument } from '@docs/openapi';
import { badRequest, ok } from '../replies';
import type { Operations } from '../types';
import { MOST_DOCUMENTS } from './analysis';
import { analyzeRequest } from './general';
import type { GeneralRequest } from './general';
import type { Warning } from '../warnings';
import document from './keboola.data.json';

interface KeboolaRequest extends Pick<
  GeneralRequest,
  'language' | 'domain' | 'diacritization' | 'referenceDate' | 'returnMentions'
> {
  analysisTypes?: string[];
  documents: Pick<GeneralRequest, 'id' | 'title' | 'lead' | 'text'>[];
}

/**
 * The endpoint of the Keboola component. It serves that component only, so it has no contract.
 *
 * Source: https://github.com/Geneea/keboola-nlp-analysis, version 2.6.6, src/analysis_app.py
 */
export const keboolaDocument = document as OpenApiDocument;

/** Analyzes each document with the options of the whole request. */
export const keboola: Operations = {
  analyzeDocuments: async ({ body }, world) => {
    const { documents, analysisTypes: analyses, ...options } = body as KeboolaRequest;
    if (documents.length > MOST_DOCUMENTS) {
      const expected = `at most ${MOST_DOCUMENTS} documents in the sandbox`;
      const remedy = 'Lower advanced.doc_batch_size of the component.';
      return badRequest([{ pointer: '/documents', expected, rule: 'sandbox-batch-size', remedy }]);
    }
    const responses: object[] = [];
    const warnings: Warning[] = [];
    for (const document of documents) {
      const analyzed = await analyzeRequest({ ...options, analyses, ...document }, world);
      responses.push(analyzed.analysis);
      warnings.push(...analyzed.warnings);
    }
    return ok(responses, warnings);
  },
};
