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
});
