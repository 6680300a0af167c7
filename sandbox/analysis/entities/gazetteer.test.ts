import { describe, expect, it } from 'vitest';
import { findNames } from './gazetteer';
import type * as Gazetteer from './gazetteer';

describe('findNames()', () => {
  it.each([
    ['The UK and the United Kingdom', 'en', ['G145', 'G145']],
    ['us and them', 'en', []],
    ['v Německu, z Německa a Německem', 'cs', ['G183', 'G183', 'G183']],
    ['Spojeného království', 'cs', ['G145']],
    ['České dráhy', 'cs', []],
    ['v České republice a v Praze', 'cs', ['G213', 'G1085']],
    ['aus Deutschland nach München', 'de', ['G183', 'G1726']],
    ['en Pologne', 'fr', ['G36']],
    ['w Polsce', 'pl', ['G36']],
    ['w Warszawie', 'pl', ['G270']],
    ['electric cars', 'en', ['G193692']],
  ])('finds in "%s" (%s) %j', (text, language, ids) => {
    expect(findNames(text, language).map(({ item }) => item.id)).toEqual(ids);
  });

  it('counts a title to the name, and gives the base form', () => {
    expect(findNames('Mr. Macron', 'en')[0]).toMatchObject({
      start: 0,
      end: 10,
      base: 'Mr. Macron',
    });
    expect(findNames('ve Spojeném království', 'cs')[0]?.base).toBe('Spojené království');
  });

  const SLOVAK = { text: 'Ministri sa stretli v Prahe.', language: 'sk', ids: ['G1085'] };
  const SPANISH = { text: 'Google abre en Madrid.', language: 'es', ids: ['G95', 'G2807'] };

  it.each([
    ['Slovak before Spanish', [SLOVAK, SPANISH]],
    ['Spanish before Slovak', [SPANISH, SLOVAK]],
  ])('finds the same in both, %s', async (order, texts) => {
    // Names are prepared once for a language: only a separate module has not seen any yet.
    const url = `./gazetteer?${order}`;
    const fresh = (await import(url)) as typeof Gazetteer;
    for (const { text, language, ids } of texts) {
      expect(fresh.findNames(text, language).map(({ item }) => item.id)).toEqual(ids);
    }
  });
});
