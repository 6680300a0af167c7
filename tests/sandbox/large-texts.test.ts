import { describe, expect, it } from 'vitest';
import { call, openSandbox } from './open-sandbox';

const { sandbox } = await openSandbox();

const fill = (piece: string): string => piece.repeat(Math.floor(120_000 / piece.length));

/** Texts that make careless patterns and loops slow. */
const CASES: [string, string][] = [
  ['numbers', fill('1 ')],
  ['grouped numbers', fill('1 000 ')],
  ['digits', fill('1')],
  ['dots', fill('a.')],
  ['hyphens', fill('-a')],
  ['at signs', fill('a@')],
  ['addresses', fill('http://')],
  ['names', fill('Emmanuel Macron ')],
  ['titles', fill('Mr. ')],
  ['open tags', fill('<p')],
  ['line breaks', fill('a\n')],
  ['sentences', fill('A is good. ')],
  ['words with typing errors', fill('teh ')],
  ['every Monday', fill('every Monday ')],
  ['emoji', fill('👩‍👩‍👧').slice(0, 60_000)],
  ['white space', fill(' ')],
];

const TIME = 60_000;

describe('a text near the limit of size, full of', () => {
  it.each(CASES)(
    '%s is analysed',
    async (_, text) => {
      const options = { analyses: ['all'], returnMentions: true, htmlExtractor: 'article' };
      const body = { id: '1', text, ...options, textType: 'casual', language: 'en' };
      expect((await call(sandbox, 'POST /v3/analysis', body)).status).toBe(200);
      const czech = { ...body, language: 'cs', domain: 'media' };
      expect((await call(sandbox, 'POST /v3/analysis', czech)).status).toBe(200);
    },
    TIME,
  );
});
