import { describe, expect, it } from 'vitest';
import { call, openSandbox } from '../../testing/open-sandbox';

const { sandbox } = await openSandbox();

const FIELDS = ['entities', 'tags', 'relations', 'docSentiment'];

describe('a request without analyses', () => {
  it.each([
    ['POST /v2/nlp/analyze', {}],
    ['POST /v2/nlp/analyze', { analyses: [] }],
    ['POST /v3/analysis', {}],
    ['POST /v3/analysis', { analyses: [] }],
  ])('runs all of them: %s %j', async (line, fields) => {
    const text = 'Emmanuel Macron likes the beautiful town of Munich.';
    const { body } = await call(sandbox, line, { id: '1', text, ...fields });
    expect(Object.keys(body as object)).toEqual(expect.arrayContaining(FIELDS));
  });

  it('makes no warning of returnItemSentiment, which then has an effect', async () => {
    const request = { id: '1', text: 'Prague is beautiful.', returnItemSentiment: true };
    const { headers, body } = await call(sandbox, 'POST /v2/nlp/analyze', request);
    expect(headers.get('X-Sandbox-Warning')).toBeNull();
    expect(body).toHaveProperty('itemSentiments');
  });
});

describe('usedChars', () => {
  const text = 'Nová známka. '.repeat(20).trim();

  it.each([
    ['a final line break', { text: `${text}\n` }, 260],
    ['outer spaces', { text: `  ${text} ` }, 262],
    ['blank lines between paragraphs', { text: `${text}\n\n${text}` }, 520],
    ['title and text', { title: text, text }, 518],
    ['tags of HTML', { text: `<p>${text}</p>`, htmlExtractor: 'article' }, 266],
    ['emoji as one character each', { text: '🎸'.repeat(150) }, 150],
  ])('counts %s of the submitted text', async (_, fields, count) => {
    const { body } = await call(sandbox, 'POST /v3/analysis', { id: '1', ...fields });
    expect(body).toHaveProperty('usedChars', count);
  });

  it('counts paragraphs that are sent one by one', async () => {
    const paraSpecs = [text, text].map((part) => ({ type: 'body', text: part }));
    const { body } = await call(sandbox, 'POST /v2/nlp/analyze', { id: '1', paraSpecs });
    expect(body).toHaveProperty('usedChars', 518);
  });
});
