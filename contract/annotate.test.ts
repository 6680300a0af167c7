import { describe, expect, it } from 'vitest';
import { annotate } from './annotate';

const analysis = {
  paragraphs: [
    {
      text: '😀 Řím and Rome',
      sentences: [
        {
          tokens: [
            { id: 'w0', off: 0, text: '😀' },
            { id: 'w1', off: 2, text: 'Řím' },
            { id: 'w2', off: 6, text: 'and' },
            { id: 'w3', off: 10, text: 'Rome' },
          ],
        },
      ],
    },
  ],
  tags: [
    {
      id: 't0',
      type: 'media',
      feats: { gkbEntityType: 'location' },
      mentions: [{ tokenIds: ['w1'] }, { tokenIds: ['w3'] }],
    },
  ],
};

describe('annotate()', () => {
  it('cuts at mentions, counting code points', () => {
    expect(annotate(analysis)).toEqual([
      [
        { text: '😀 ', ids: [] },
        { text: 'Řím', type: 'location', ids: ['t0'] },
        { text: ' and ', ids: [] },
        { text: 'Rome', type: 'location', ids: ['t0'] },
      ],
    ]);
  });

  it('joins an entity and a tag that mention the same characters', () => {
    const entities = [{ id: 'e0', type: 'location', mentions: [{ tokenIds: ['w3'] }] }];
    const [segments] = annotate({ ...analysis, entities });
    expect(segments?.at(-1)?.ids.sort()).toEqual(['e0', 't0']);
  });

  it('keeps the text when nothing was found, and copes with a response without paragraphs', () => {
    expect(annotate({ paragraphs: [{ text: 'One' }] })).toEqual([[{ text: 'One', ids: [] }]]);
    expect(annotate({})).toEqual([]);
  });
});
