import type { Analysis, Token } from './analysis';

/** Makes tokens of all words of a text, as the API does: offsets count code points. */
function tokenize(text: string): Token[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }, at) => ({
    id: `w${at}`,
    off: [...text.slice(0, index)].length,
    text: word,
  }));
}

const TEXT = '🎸 The Bank of England met Jiří in Řím';

/** Nested mentions (w2 to w4, and w4), one with a gap (w5, w7), and a tag on a place of an entity. */
export const analysis: Analysis = {
  paragraphs: [{ id: 'p0', text: TEXT, sentences: [{ id: 's0', tokens: tokenize(TEXT) }] }],
  entities: [
    buildEntity('e0', 'Bank of England', 'organization', ['w2', 'w3', 'w4']),
    buildEntity('e1', 'England', 'location', ['w4']),
    buildEntity('e2', 'meet in', 'event', ['w5', 'w7']),
    buildEntity('e3', 'Rome', 'location', ['w8']),
  ],
  tags: [{ ...buildEntity('t0', 'Rome', 'base', ['w8']), relevance: 3 }],
  relations: [
    {
      id: 'r0',
      textRepr: 'meet(Bank of England)',
      args: [{ entityId: 'e0' }],
      support: [{ tokenIds: ['w5'] }],
    },
  ],
  docSentiment: { mean: 0.5, label: 'positive' },
  itemSentiments: { s0: { mean: 0.5, label: 'positive' }, e3: { mean: -0.2, label: 'negative' } },
};

function buildEntity(id: string, stdForm: string, type: string, tokenIds: string[]) {
  return { id, stdForm, type, mentions: [{ id: `m-${id}`, tokenIds }] };
}
