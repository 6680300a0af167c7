import { expect, test } from 'vitest';
import { findItemByWikidata, items } from './items';

test.each([...items.values()])(
  '$id has its own Wikidata ID, or none',
  ({ id, wikidata, links }) => {
    if (wikidata !== '') expect(wikidata).toMatch(/^Q\d+$/);
    if (/^G\d/.test(id)) expect(wikidata).toBe(id.replace('G', 'Q'));
    expect(links.wikidata).toBe(wikidata === '' ? undefined : toEntity(wikidata));
  },
);

test.each([
  ['G64', { en: 'Berlin', cs: 'Berlín', pl: 'Berlin' }, 'https://en.wikipedia.org/wiki/Berlin'],
  ['G27', { en: 'Ireland' }, 'https://en.wikipedia.org/wiki/Republic_of_Ireland'],
  ['G478214', { de: 'Tesla' }, 'https://en.wikipedia.org/wiki/Tesla%2C_Inc.'],
  ['IPTC-11000000', { fr: 'politique' }, undefined],
])('%s has its names, or the English ones, and a link to Wikipedia', (id, names, link) => {
  const item = items.get(id);
  for (const [language, name] of Object.entries(names))
    expect(item?.names[language]?.[0]).toBe(name);
  expect(item?.links.enwiki).toBe(link);
});

test('findItemByWikidata() finds nothing for an empty ID', () => {
  expect(findItemByWikidata('')).toBeUndefined();
});

function toEntity(id: string): string {
  return `https://www.wikidata.org/entity/${id}`;
}
