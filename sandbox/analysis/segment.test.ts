import { expect, it } from 'vitest';
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
