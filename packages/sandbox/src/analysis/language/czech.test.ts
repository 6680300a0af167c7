import { describe, expect, it } from 'vitest';
import { readCzech } from './czech';
import type { Token } from '../model';
import { segment } from './segment';
import cases from './czech.cases.json';

async function tokenize(text: string): Promise<Token[]> {
  const [paragraph] = await segment([{ type: 'BODY', text }], 'cs');
  return paragraph?.sentences[0]?.tokens ?? [];
}

/** The words as nouns in their dictionary form, or as what else they are taken for. */
async function read(text: string): Promise<string> {
  const words = readCzech(await tokenize(text));
  return words.map(({ kind, lemma }) => lemma ?? `(${kind})`).join(' ');
}

describe('readCzech()', () => {
  it.each(cases)('takes "%s" for %s', async (text, words) => {
    expect(await read(text)).toBe(words);
  });
});
