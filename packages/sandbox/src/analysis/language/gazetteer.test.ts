import { describe, expect, it } from 'vitest';
import { findNames, isFirstOfName } from './gazetteer';
import type * as Gazetteer from './gazetteer';

describe('findNames()', () => {
  it.each([
    ['The UK and the United Kingdom', 'en', ['G145', 'G145']],
    ['us and them', 'en', []],
    ['v Německu, z Německa a Německem', 'cs', ['G183', 'G183', 'G183']],
    ['Spojeného království', 'cs', ['G145']],
    ['České lípy', 'cs', []],
    ['Angely Merkelové, Merkelovou, Zdeňka Hřiba', 'cs', ['G567', 'G567', 'NAME-Zdeněk Hřib']],
    ['Bayer in Bayern, Bayerns Bayerin', 'de', ['NAME-Bayer', 'G980', 'G980']],
    ['AT&T und H & M', 'de', ['NAME-AT&T']],
    ['Malí kluci, Perou, Dubají', 'cs', ['G612']],
    ['v České republice a v Praze', 'cs', ['G213', 'G1085']],
    ['aus Deutschland nach München', 'de', ['G183', 'G1726']],
    ['en Pologne', 'fr', ['G36']],
    ['w Polsce', 'pl', ['G36']],
    ['w Warszawie', 'pl', ['G270']],
    ['electric cars', 'en', ['G193692']],
    ['Electric, cars', 'en', []],
    ['electric  cars', 'en', ['G193692']],
    ['electric (cars)', 'en', []],
    ['electric', 'en', []],
    ['the united Kingdom', 'en', []],
    ['THE UNITED KINGDOM', 'en', ['G145']],
    ['Spojené království a Spojené státy', 'cs', ['G145', 'G30']],
    ['Polská vláda', 'cs', []],
    ['New Orleans, not New York City', 'en', ['G34404', 'G60']],
    ['Uk and UK', 'en', ['G145']],
    ['sport', 'en', []],
    ['Google und Apple', 'de', ['G95', 'G312']],
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

  it.each([
    ['Mr Macron', 'Mr Macron'],
    ['Mr. Macron', 'Mr. Macron'],
    ['pan Macron', 'pan Macron'],
    ['Mr, Macron', 'Macron'],
    ['Mr.  Macron', 'Macron'],
    ['Mr-Macron', 'Macron'],
    ['Mrx Macron', 'Macron'],
    ['xMr Macron', 'Macron'],
    ['Mr Berlin', 'Berlin'],
    ['Macron', 'Macron'],
  ])('names the person in "%s": %s', (text, name) => {
    const first = text.indexOf(name);
    expect(findNames(text, 'en').map(({ start, end, base }) => ({ start, end, base }))).toEqual([
      { start: first, end: first + name.length, base: name },
    ]);
  });

  it.each([
    ['New', 'en', true],
    ['Orleans', 'en', false],
    ['new', 'en', false],
    ['Praha', 'cs', true],
    ['Hello', 'en', false],
  ])('isFirstOfName() of "%s" (%s) is %j', (word, language, isFirst) => {
    expect(isFirstOfName(word, language)).toBe(isFirst);
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
