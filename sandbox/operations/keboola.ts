import type { OpenApiDocument, Schema } from '#contract/read/openapi';
import { badRequest, ok } from '../replies';
import type { Operations } from '../types';
import { MOST_DOCUMENTS } from './analysis';
import { analyzeDocument, listUnknownDomain } from './general';
import type { GeneralRequest } from './general';

interface KeboolaRequest extends Pick<
  GeneralRequest,
  'language' | 'domain' | 'diacritization' | 'referenceDate' | 'returnMentions'
> {
  analysisTypes?: string[];
  documents: Pick<GeneralRequest, 'id' | 'title' | 'lead' | 'text'>[];
}

const text: Schema = { type: 'string' };

/**
 * The endpoint of the Keboola component, in the form by which the sandbox checks requests. It serves
 * that component only, so it has no contract.
 *
 * Source: https://github.com/Geneea/keboola-nlp-analysis, version 2.6.6, src/analysis_app.py
 */
export const keboolaDocument: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Keboola', version: '2' },
  servers: [{ url: 'https://api.geneea.com' }],
  tags: [],
  paths: {
    '/keboola/v2/analysis': {
      post: {
        operationId: 'analyzeDocuments',
        tags: [],
        summary: 'Analyze rows of a table',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
        },
        responses: {},
      },
    },
  },
  components: {
    securitySchemes: {
      key: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        'x-value': 'user_key <YOUR_API_KEY>',
      },
    },
    schemas: {
      Request: {
        type: 'object',
        required: ['documents'],
        properties: {
          customerId: text,
          documents: { type: 'array', items: { $ref: '#/components/schemas/Document' } },
          analysisTypes: {
            type: 'array',
            items: { type: 'string', enum: ['sentiment', 'entities', 'tags', 'relations'] },
          },
          language: text,
          domain: text,
          correction: text,
          diacritization: text,
          referenceDate: text,
          returnMentions: { type: 'boolean' },
        },
      },
      Document: {
        type: 'object',
        required: ['id', 'text'],
        properties: { id: text, text, title: text, lead: text },
      },
    },
  },
};

/** Analyzes each document with the options of the whole request. */
export const keboola: Operations = {
  analyzeDocuments: async ({ body }, world) => {
    const { documents, analysisTypes: analyses, ...options } = body as KeboolaRequest;
    if (documents.length > MOST_DOCUMENTS) {
      const expected = `at most ${MOST_DOCUMENTS} documents in the sandbox`;
      const remedy = 'Lower advanced.doc_batch_size of the component.';
      return badRequest([{ pointer: '/documents', expected, rule: 'sandbox-batch-size', remedy }]);
    }
    const responses = [];
    for (const document of documents) {
      responses.push(await analyzeDocument({ ...options, analyses, ...document }, world));
    }
    return ok(responses, listUnknownDomain(options.domain));
  },
};
