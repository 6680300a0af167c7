import { expect, it, vi } from 'vitest';
import { segment } from './segment';

async function listTokens(text: string, language: string): Promise<[string, number][]> {
  const [paragraph] = await segment([{ type: 'BODY', text }], language);
  return (paragraph?.sentences ?? []).flatMap(({ tokens }) =>
    tokens.map(({ text: form, off }): [string, number] => [form, off]),
  );
}

it.each(['en', 'cs'])('segment() makes one token of neighboring emoji (%s)', async (language) => {
  expect(await listTokens('Ok 🐦🎾 👩‍👩‍👧👍🏽 a 🎸.', language)).toEqual([
    ['Ok', 0],
    ['🐦🎾', 3],
    ['👩‍👩‍👧👍🏽', 6],
    ['a', 14],
    ['🎸', 16],
    ['.', 17],
  ]);
});

it('segment() opens the segmenter of words once for many sentences', async () => {
  const spy = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const [paragraph] = await segment([{ type: 'BODY', text: 'Vlak stojí. '.repeat(50) }], 'cs');
  expect(paragraph?.sentences).toHaveLength(50);
  expect(paragraph?.sentences.at(-1)?.tokens.map(({ text }) => text)).toEqual([
    'Vlak',
    'stojí',
    '.',
  ]);
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
});
