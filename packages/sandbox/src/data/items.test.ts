import { expect, test } from 'vitest';
import { findItemByWikidata, items } from './items';
import { topics } from './topics';

test.each([...items.values(), ...topics])(
  '$id has its own Wikidata ID, or none',
  ({ id, wikidata, links }) => {
    if (wikidata !== '') expect(wikidata).toMatch(/^Q\d+$/);
    if (/^G\d/.test(id)) expect(wikidata).toBe(id.replace('G', 'Q'));
    expect(links.wikidata).toBe(wikidata === '' ? undefined : toEntity(wikidata));
  },
);

test('findItemByWikidata() finds nothing for an empty ID', () => {
  expect(findItemByWikidata('')).toBeUndefined();
});

function toEntity(id: string): string {
  return `https://www.wikidata.org/entity/${id}`;
}
