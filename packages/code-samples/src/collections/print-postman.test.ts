import { expect, it } from 'vitest';
import { exampleCollection } from './example-collection';
import { printPostman } from './print-postman';

const HOST = '{{baseUrl}}';
const KEYS = [
  { key: 'authorization', value: 'user_key {{apiKey}}' },
  { key: 'X-Customer-ID', value: '{{customerId}}' },
];
const JSON_TYPE = { key: 'Content-Type', value: 'application/json' };

const toBody = (raw: string) => ({ mode: 'raw', raw, options: { raw: { language: 'json' } } });
const toUrl = (...path: string[]) => ({ raw: [HOST, ...path].join('/'), host: [HOST], path });
const toTest = (...exec: string[]) => [
  { listen: 'test', script: { type: 'text/javascript', exec } },
];

const ANALYSIS = {
  name: 'Analysis to give feedback on',
  request: {
    method: 'POST',
    description:
      'Analyzes an article, and returns the key of this analysis.\n\n' +
      'Keep the key: feedback names it, so that Geneea knows what it is about.',
    header: [...KEYS, JSON_TYPE],
    url: toUrl('v2', 'nlp', 'analyze'),
    body: toBody(
      '{\n  "text": "Prague is in Czechia.",\n  "domain": null,\n  "analyses": [\n    "tags"\n  ]\n}',
    ),
  },
  event: toTest(
    "pm.test('Status 200', () => pm.response.to.have.status(200));",
    "pm.collectionVariables.set('feedbackAnalyzeReferenceKey', pm.response.json().metadata.referenceKey);",
  ),
};

const FEEDBACK = {
  name: 'Feedback on tags',
  request: {
    method: 'PUT',
    description: 'Says which tags an editor chose.',
    header: [...KEYS, JSON_TYPE],
    url: toUrl('v2', 'nlp', 'feedback'),
    body: toBody(
      '{\n  "referenceKey": "{{feedbackAnalyzeReferenceKey}}",\n' +
        '  "tags": [\n    {\n      "id": "t1"\n    }\n  ]\n}',
    ),
  },
  event: toTest("pm.test('Status 204', () => pm.response.to.have.status(204));"),
};

const PHOTOS = {
  name: 'Photos of a castle',
  request: {
    method: 'GET',
    description:
      'Finds photos by the words of their caption, such as the name of a castle, a city, or a person.',
    header: KEYS,
    url: {
      ...toUrl('v2', 'photos', 'demo'),
      raw: '{{baseUrl}}/v2/photos/demo?name=Pražský hrad&count=2',
      query: [
        { key: 'name', value: 'Pražský hrad' },
        { key: 'count', value: '2' },
      ],
    },
  },
  event: toTest("pm.test('Status 200', () => pm.response.to.have.status(200));"),
};

it('printPostman() prints a collection that checks each response and keeps values', () => {
  const text = printPostman(exampleCollection);
  expect(text).toMatch(/^\{\n "info": .*\n\}\n$/s);
  expect(JSON.parse(text)).toEqual({
    info: {
      name: 'Media API',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      {
        key: 'baseUrl',
        value: 'https://media-api.geneea.com',
        description: 'The API, or a local sandbox.',
      },
      { key: 'apiKey', value: '', description: 'For the header Authorization.' },
      { key: 'customerId', value: '', description: 'For the header X-Customer-ID.' },
    ],
    item: [
      { name: 'Analysis', description: 'What an article is about.', item: [ANALYSIS, FEEDBACK] },
      { name: 'Photos', description: '', item: [PHOTOS] },
    ],
  });
});
