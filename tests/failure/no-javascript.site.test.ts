import { expect, it } from 'vitest';
import { copyPage, listPages, readTexts } from '../support/pages';

/** Pages whose work is done by a script; their HTML offers a list of pages in its place. */
const MADE_BY_SCRIPT = ['/search/'];

it.each(listPages())(
  'the HTML of %s has its text, code and tables before any script runs',
  { meta: { spec: ['JavaScript off: text, code and tables are in the HTML of every page'] } },
  (route) => {
    const page = copyPage(route);
    if (!MADE_BY_SCRIPT.includes(route)) page('noscript').remove();
    expect(page('main').text().trim().length).toBeGreaterThan(100);
    expect(readTexts(page, 'main pre').filter((text) => text === '')).toEqual([]);
    expect(
      page('main table').filter((_, table) => page(table).find('td').length === 0),
    ).toHaveLength(0);
    expect(page('main [aria-busy=true], main [role=status]').text()).not.toMatch(/loading/i);
  },
);
