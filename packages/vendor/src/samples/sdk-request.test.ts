import { expect, test } from 'vitest';
import { exampleRequest } from '@docs/code-samples/testing';
import { isSdkRequest } from './sdk-request';

const ok = { id: '1', text: 'Paris' };

const bodies: Array<[name: string, body: unknown, want: boolean]> = [
  ['a text', ok, true],
  ['an empty title, which the SDK sends', { ...ok, title: '' }, true],
  ['a text that is a number', { text: 1 }, false],
  ['paragraphs', { paraSpecs: [{ type: 'title', text: 'Paris' }] }, true],
  ['no paragraphs, which the SDK leaves out', { paraSpecs: [] }, false],
  ['paragraphs that are a text', { paraSpecs: 'Paris' }, false],
  ['a paragraph that is null', { paraSpecs: [null] }, false],
  ['a paragraph with a number', { paraSpecs: [{ type: 'title', text: 1 }] }, false],
  [
    'a second paragraph without a type',
    { paraSpecs: [{ type: 'title', text: 'Paris' }, { text: 'A city.' }] },
    false,
  ],
  ['a field the SDK does not know', { ...ok, presentationLanguage: 'de' }, true],
  ['neither text nor paragraphs', { id: '1', title: 'Paris' }, false],
  ['text and paragraphs', { ...ok, paraSpecs: [{ type: 'title', text: 'Paris' }] }, false],
  [
    'title and paragraphs',
    { title: 'Paris', paraSpecs: [{ type: 'title', text: 'Paris' }] },
    false,
  ],
  ['a paragraph with a further field', { paraSpecs: [{ type: 'a', text: 'b', c: 1 }] }, false],
  ['analyses', { ...ok, analyses: ['tags', 'sentiment'] }, true],
  ['no analyses, which the SDK leaves out', { ...ok, analyses: [] }, false],
  ['analyses that are a text', { ...ok, analyses: 'tags' }, false],
  ['an analysis the SDK has no name for', { ...ok, analyses: ['tags', 'keywords'] }, false],
  ['an option switched on', { ...ok, returnMentions: true, returnItemSentiment: true }, true],
  ['an option switched off, which the SDK leaves out', { ...ok, returnMentions: false }, false],
  ['a date with a time', { ...ok, referenceDate: '2026-11-20T10:00:00' }, false],
  ['a date', { ...ok, referenceDate: '2026-11-20' }, true],
  ['the date of today', { ...ok, referenceDate: 'NOW' }, true],
  ['metadata', { ...ok, metadata: { page: '1' } }, true],
  ['no metadata, which the SDK leaves out', { ...ok, metadata: {} }, false],
  ['metadata that are a text', { ...ok, metadata: 'page 1' }, false],
  ['metadata that are no texts', { ...ok, metadata: { section: 'news', page: 1 } }, false],
  ['an empty id, which the SDK leaves out', { ...ok, id: '' }, false],
  ['an id that is a number', { ...ok, id: 1 }, false],
  ['a field whose name the SDK reserves', { ...ok, htmlExtractor: 'article' }, false],
  ["a field with the name of Python's own parameter", { ...ok, self: 'x' }, false],
  ['several documents', [ok], false],
  ['no body', undefined, false],
];

test.each(bodies)('isSdkRequest() judges %s', (_name, body, want) => {
  expect(isSdkRequest({ ...exampleRequest, body })).toBe(want);
});

const calls: Array<[method: string, url: string, want: boolean]> = [
  ['POST', 'https://media-api.geneea.com/v2/nlp/analyze', true],
  ['POST', 'https://media-api.geneea.com/v2/nlp/analyze/feedback', false],
  ['POST', 'https://api.geneea.com/v3/analysis', true],
  ['POST', 'https://api.geneea.com/v3/analysis/T:CRo-transcripts', true],
  ['POST', 'https://api.geneea.com/v3/analysis?T=x', false],
  ['PUT', 'https://api.geneea.com/v3/analysis', false],
];

test.each(calls)('isSdkRequest() judges %s %s', (method, url, want) => {
  expect(isSdkRequest({ ...exampleRequest, body: ok, method, url })).toBe(want);
});
