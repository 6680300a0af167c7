import { expect, test } from 'vitest';
import { exampleRequest } from '../example-request';
import { isSdkRequest } from './sdk-request';

const ok = { id: '1', text: 'Paris' };

const bodies: Array<[name: string, body: unknown, want: boolean]> = [
  ['a text', ok, true],
  ['paragraphs', { paraSpecs: [{ type: 'title', text: 'Paris' }] }, true],
  ['a field the SDK does not know', { ...ok, presentationLanguage: 'de' }, true],
  ['an unknown field that is null', { ...ok, domicile: null }, true],
  ['neither text nor paragraphs', { id: '1', title: 'Paris' }, false],
  ['text and paragraphs', { ...ok, paraSpecs: [{ type: 'title', text: 'Paris' }] }, false],
  ['a paragraph with a further field', { paraSpecs: [{ type: 'a', text: 'b', c: 1 }] }, false],
  ['an analysis the SDK has no name for', { ...ok, analyses: ['keywords'] }, false],
  ['an option switched off, which the SDK leaves out', { ...ok, returnMentions: false }, false],
  ['a date with a time', { ...ok, referenceDate: '2026-11-20T10:00:00' }, false],
  ['a date', { ...ok, referenceDate: '2026-11-20' }, true],
  ['metadata that are no texts', { ...ok, metadata: { page: 1 } }, false],
  ['an empty id, which the SDK leaves out', { ...ok, id: '' }, false],
  ['several documents', [ok], false],
  ['no body', undefined, false],
];

test.each(bodies)('isSdkRequest() judges %s', (_name, body, want) => {
  expect(isSdkRequest({ ...exampleRequest, body })).toBe(want);
});

const calls: Array<[method: string, url: string, want: boolean]> = [
  ['POST', 'https://media-api.geneea.com/v2/nlp/analyze', true],
  ['POST', 'https://media-api.geneea.com/v2/nlp/analyze/batch', false],
  ['POST', 'https://media-api.geneea.com/v2/nlp/analyze/feedback', false],
  ['POST', 'https://api.geneea.com/v3/analysis', true],
  ['POST', 'https://api.geneea.com/v3/analysis/T:CRo-transcripts', true],
  ['POST', 'https://api.geneea.com/v3/analysis?T=x', false],
  ['PUT', 'https://api.geneea.com/v3/analysis', false],
];

test.each(calls)('isSdkRequest() judges %s %s', (method, url, want) => {
  expect(isSdkRequest({ ...exampleRequest, body: ok, method, url })).toBe(want);
});
