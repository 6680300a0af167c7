import { expect, test } from 'vitest';
import { readTable, toWikipedia } from './read-table';

test('readTable() reads an item from each line, with names and facts', () => {
  const table = `
G1085 | Prague | Praha/Praze | Prag | = | Praga | capital of the Czech Republic | country=G213

G27 | Ireland/Republic of Ireland | Irsko | Irland | = | = | country in Europe | capital = G1761 ; enwiki=Republic of Ireland
G9 | Equation | = | = | = | = | formula | enwiki=E=mc²;note
IPTC-11000000 | politics | politika | Politik | politique | polityka | media topic | wikidata=Q7163;topic=11000000
XG7 | Draft`;
  expect(readTable('location', table)).toEqual([
    {
      id: 'G1085',
      type: 'location',
      names: {
        en: ['Prague'],
        cs: ['Praha', 'Praze'],
        de: ['Prag'],
        fr: ['Prague'],
        pl: ['Praga'],
      },
      descriptions: { en: 'capital of the Czech Republic' },
      wikidata: 'Q1085',
      links: {
        enwiki: 'https://en.wikipedia.org/wiki/Prague',
        wikidata: 'https://www.wikidata.org/entity/Q1085',
      },
      country: 'G213',
    },
    {
      id: 'G27',
      type: 'location',
      names: {
        en: ['Ireland', 'Republic of Ireland'],
        cs: ['Irsko'],
        de: ['Irland'],
        fr: ['Ireland', 'Republic of Ireland'],
        pl: ['Ireland', 'Republic of Ireland'],
      },
      descriptions: { en: 'country in Europe' },
      wikidata: 'Q27',
      links: {
        enwiki: 'https://en.wikipedia.org/wiki/Republic_of_Ireland',
        wikidata: 'https://www.wikidata.org/entity/Q27',
      },
      capital: 'G1761',
    },
    {
      id: 'G9',
      type: 'location',
      names: {
        en: ['Equation'],
        cs: ['Equation'],
        de: ['Equation'],
        fr: ['Equation'],
        pl: ['Equation'],
      },
      descriptions: { en: 'formula' },
      wikidata: 'Q9',
      links: {
        enwiki: 'https://en.wikipedia.org/wiki/E%3Dmc%C2%B2',
        wikidata: 'https://www.wikidata.org/entity/Q9',
      },
    },
    {
      id: 'IPTC-11000000',
      type: 'location',
      names: {
        en: ['politics'],
        cs: ['politika'],
        de: ['Politik'],
        fr: ['politique'],
        pl: ['polityka'],
      },
      descriptions: { en: 'media topic' },
      wikidata: 'Q7163',
      links: {
        enwiki: 'https://en.wikipedia.org/wiki/politics',
        wikidata: 'https://www.wikidata.org/entity/Q7163',
      },
      topic: 'IPTC-11000000',
    },
    {
      id: 'XG7',
      type: 'location',
      names: { en: ['Draft'], cs: [''], de: [''], fr: [''], pl: [''] },
      descriptions: { en: '' },
      wikidata: '',
      links: { enwiki: 'https://en.wikipedia.org/wiki/Draft' },
    },
  ]);
});

test.each([
  ['cs', 'Evropská unie', 'https://cs.wikipedia.org/wiki/Evropsk%C3%A1_unie'],
  ['en', 'Ursula von der Leyen', 'https://en.wikipedia.org/wiki/Ursula_von_der_Leyen'],
  ['en', 'AC/DC', 'https://en.wikipedia.org/wiki/AC%2FDC'],
])('toWikipedia() makes the URL of the page in %s on %s', (language, title, url) => {
  expect(toWikipedia(language, title)).toBe(url);
});
