import { expect, test, vi } from 'vitest';
import { loadContract } from '@docs/openapi/node';
import { createEngine } from '../playground/engine/create-engine';
import type { Results } from './analyze-article';
import { findProblem } from './analysis-request';
import { isAboutText } from './is-about-text';
import { buildDraft } from './sentence-template';

// Only the build makes this file.
vi.mock('@generated/sandbox/default/contracts.json', () => ({ default: '/contracts.json' }));

test('findProblem() rejects what the API rejects: no text, and more bytes than the contract names', async () => {
  const { components } = await loadContract('media-v2');
  const rules = components.schemas.NlpRequest?.['x-rules'] ?? [];
  const rule = rules.find(({ id }) => id === 'size-limit');
  const limit = Number(/Requests above (\d+) KB are rejected/.exec(rule?.text ?? '')?.[1]) * 1024;
  expect(findProblem(' \n')).toMatch(/^Enter a text/);
  expect(findProblem('a'.repeat(limit - 500))).toBeUndefined();
  expect(findProblem('a'.repeat(limit))).toContain('rejects requests above 500 KB');
  // Bytes count, not characters.
  expect(findProblem('č'.repeat(limit / 2))).toContain('shorten the text');
});

const analysis = { paragraphs: [{ text: 'A sport event in Munich.' }] };
const munich = { id: 't1', stdForm: 'Munich', type: 'media', relevance: 50 };

test.each([
  ['a tag of the analysis', { type: 'Wikidata', description: 'Munich' }, true],
  ['something else', { type: 'Wikidata', description: 'Berlin' }, false],
  ['a word of the text', { type: 'text', description: 'event' }, true],
  ['a part of a word only', { type: 'text', description: 'port' }, false],
])('isAboutText() finds %s', (_, tag, expected) => {
  expect(isAboutText([tag], { ...analysis, tags: [munich] })).toBe(expected);
});

const toResults = (language: string, people: number, articles: number) =>
  ({
    analysis: {
      language: { detected: language },
      entities: Array.from({ length: people }, () => ({ type: 'person' })),
      tags: [
        { stdForm: 'Munich', relevance: 40 },
        { stdForm: 'Germany', relevance: 90 },
      ],
    },
    articles: Array.from({ length: articles }, () => ({})),
  }) as unknown as Results;

test.each([
  ['en', 1, 1, /one person and 0 places, above all Germany; one article in the archive is /],
  ['en', 2, 3, /two people and 0 places, above all Germany; three articles in the archive are /],
  ['en', 0, 0, /^The text mentions 0 people and 0 places, above all Germany\.$/],
  ['cs', 1, 1, /^Text zmiňuje jednoho člověka a 0 míst; v archivu je jeden článek /],
  ['cs', 2, 3, /^Text zmiňuje dva lidi a 0 míst; v archivu jsou tři články /],
  ['cs', 5, 5, /^Text zmiňuje pět lidí a 0 míst; v archivu je pět článků /],
  // There are templates in the languages of the engine only.
  ['de', 1, 0, /^The text mentions one person/],
])('buildDraft() agrees with its numbers: %s, %i, %i', (language, people, articles, expected) => {
  const rendered = createEngine().render(buildDraft(toResults(language, people, articles)));
  expect(rendered.type === 'text' && rendered.output).toMatch(expected);
});
