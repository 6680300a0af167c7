import { describe, expect, it } from 'vitest';
import { call, openSandbox } from '@docs/sandbox/testing';

const { sandbox } = await openSandbox();

describe('the sample article', () => {
  it('gets the tags that the public documentation shows', async () => {
    const { body } = await call(sandbox, 'POST /v2/nlp/analyze', {
      id: '1234',
      title: 'Emmanuel Macron in Germany.',
      text: 'Mr. Macron visits a trade show in Munich.',
    });
    const { tags, usedChars } = body as { tags: { gkbId: string }[]; usedChars: number };
    expect(tags.map(({ gkbId }) => gkbId).sort()).toEqual([
      'G1726',
      'G183',
      'G3052772',
      'IPTC-11000000',
    ]);
    expect(usedChars).toBe(100);
  });

  it.each(['G2', 'G42', 'G145', 'G458', 'G567'])('has the item %s beside it', async (id) => {
    const { body } = await call(sandbox, 'POST /v2/knowledgebase/stdforms', {
      ids: [id],
      language: 'en',
    });
    expect(body).toHaveProperty(id);
  });
});

describe('an entity that is mentioned, and follows from another', () => {
  it('has both mentions; its tag has its own only', async () => {
    const { body } = await call(sandbox, 'POST /v2/nlp/analyze', {
      id: '1234',
      title: 'Emmanuel Macron in Germany.',
      text: 'Mr. Macron visits a trade show in Munich.',
      analyses: ['tags', 'entities', 'sentiment'],
      returnMentions: true,
      returnItemSentiment: true,
    });
    const { entities, tags, itemSentiments } = body as Record<'entities' | 'tags', Found[]> & {
      itemSentiments: Record<string, unknown>;
    };
    const [germany, munich] = ['G183', 'G1726'].map((id) =>
      entities.find(({ gkbId }) => gkbId === id),
    );
    expect(germany?.feats).toEqual({ relevance: '94.0', derivedBy: 'country' });
    expect(germany?.mentions).toMatchObject([
      { text: 'Germany' },
      { text: 'Munich', derivedFromEntityId: munich?.id },
    ]);
    const tag = tags.find(({ gkbId }) => gkbId === 'G183');
    expect(tag?.mentions?.map(({ text }) => text)).toEqual(['Germany']);
    expect(Object.keys(itemSentiments)).toEqual(
      expect.arrayContaining(germany?.mentions?.map(({ id }) => id) ?? ['missing']),
    );
  });
});

it('version 1 has tags with an ID only, version 2 also nouns of a text without known names', async () => {
  const text = 'The garden of the school has a pond.';
  const old = await call(sandbox, 'POST /media/tags', { id: '1', body: text });
  const current = await call(sandbox, 'POST /v2/nlp/analyze', { id: '1', text });
  expect(old.body).toHaveProperty('tags', []);
  const { tags } = current.body as { tags: { stdForm: string }[] };
  expect(tags.map(({ stdForm }) => stdForm)).toEqual(expect.arrayContaining(['garden', 'pond']));
});

interface Found {
  id: string;
  gkbId: string;
  feats?: Record<string, string>;
  mentions?: { id: string; text: string; derivedFromEntityId?: string }[];
}
