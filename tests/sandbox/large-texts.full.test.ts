import { describe, expect, it } from 'vitest';
import { call, openSandbox } from '@docs/sandbox/testing';
import { printWarnings } from '@docs/sandbox/warnings';

const { sandbox } = await openSandbox();

const fill = (piece: string): string => piece.repeat(Math.floor(120_000 / piece.length));

/** Texts that make careless patterns and loops slow. */
const CASES: [string, string][] = [
  ['numbers', fill('1 ')],
  ['amounts', fill('€5 ')],
  ['percentages', fill('5% ')],
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

describe('a text near the limit of size, full of', () => {
  it.each(CASES)('%s is analyzed', async (_, text) => {
    const options = { analyses: ['all'], returnMentions: true, htmlExtractor: 'article' };
    const body = { id: '1', text, ...options, language: 'en' };
    expect((await call(sandbox, 'POST /v3/analysis', body)).status).toBe(200);
    const czech = { ...body, language: 'cs', domain: 'media' };
    expect((await call(sandbox, 'POST /v3/analysis', czech)).status).toBe(200);
  });
});

/** The bound on the work: so much of a text is read, however long the body is. */
const MOST_CHARACTERS = 100_000;

describe('a body near the limit of 500 KB, full of', () => {
  const size = 480_000;

  it.each([
    ['one word', 'a ', 'en'],
    ['emoji', '🎉', 'en'],
    ['long Czech sentences', 'stará, zapomenutá a nikým neopravovaná knihovna stojí ', 'cs'],
    ['abbreviations', 'Dr. ', 'cs'],
    ['names', 'Emmanuel Macron visits Munich. ', 'en'],
    ['punctuation', '.,;:!?', 'en'],
    ['one token', 'x', 'en'],
  ])('%s is read up to a bound, and the response says so', async (_, piece, language) => {
    const text = piece.repeat(Math.floor(size / new TextEncoder().encode(piece).length));
    const body = { text, language, domain: 'media', returnMentions: true };
    const response = await call(sandbox, 'POST /v3/analysis', body);
    expect(response.status).toBe(200);
    const { paragraphs } = response.body as { paragraphs: { text: string }[] };
    const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.text.length, 0);
    expect(length).toBeGreaterThan(MOST_CHARACTERS * 0.99);
    expect(length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(printWarnings(response.headers)).toContain('sandbox-long-text');
    expect(response.text.length).toBeLessThan(150 * MOST_CHARACTERS);
  });
});
