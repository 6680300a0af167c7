import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, openSandbox } from '@docs/sandbox/testing';

const { sandbox } = await openSandbox();

const PIECES = [
  'Nová známka',
  'Příliš žluťoučký kůň',
  'Mr. Macron',
  'visits',
  'München',
  '🎸',
  '👩‍👩‍👧',
  '🇨🇿',
  'e\u0301tude',
  'A\u030angstro\u0308m',
  '𝒳',
  '日本語',
  'العربية',
  '#tag',
  '@me',
  'info@example.com',
  'https://example.com/a?b=1',
  '$40',
  '5 %',
  '12:03',
  '“quoted”',
  "don't",
  '…',
  '.',
  ',',
  '?',
  '\n\n',
  '\u00a0',
  '\t',
  '\u200b',
  '\ufeff',
  '\ud800',
];

const texts = fc.sample(
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 30 })
    .map((list) => list.join(' ')),
  { numRuns: 200, seed: 20241014 },
);

interface AnalysisResponse {
  paragraphs: {
    text: string;
    sentences: { tokens: { id: string; off: number; text: string }[] }[];
  }[];
  entities: { mentions: { text: string; tokenIds: string[] }[] }[];
}

const LANGUAGES = ['en', 'cs', undefined, 'ja'];

describe('the offsets of tokens', () => {
  it.each(texts.map((text, index) => ({ text, language: LANGUAGES[index % 4] })))(
    'count code points, in $language $text',
    async ({ text, language }) => {
      const { body } = await call(sandbox, 'POST /v2/nlp/analyze', {
        id: '1',
        text,
        analyses: ['all'],
        returnMentions: true,
        ...(language && { language }),
      });
      const { paragraphs, entities } = body as AnalysisResponse;
      const ids = new Set<string>();
      for (const paragraph of paragraphs) {
        const characters = [...paragraph.text];
        let end = 0;
        for (const token of paragraph.sentences.flatMap(({ tokens }) => tokens)) {
          const length = [...token.text].length;
          expect(characters.slice(token.off, token.off + length).join('')).toBe(token.text);
          expect(token.off).toBeGreaterThanOrEqual(end);
          end = token.off + length;
          ids.add(token.id);
        }
      }
      for (const { text: form, tokenIds } of entities.flatMap(({ mentions }) => mentions)) {
        expect(form.length).toBeGreaterThan(0);
        expect(tokenIds.length).toBeGreaterThan(0);
        expect(tokenIds.every((id) => ids.has(id))).toBe(true);
      }
    },
  );
});
