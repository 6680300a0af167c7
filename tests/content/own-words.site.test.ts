import { expect, it } from 'vitest';
import { copyPage, listPages, readPage } from '../support/pages';

/** Code, navigation, and controls, which are not a page's own text. */
const OTHERS =
  'pre, figcaption, nav, footer, button, select, details, [role=tablist], .breadcrumbs';

/** Tools whose words come with their scripts. */
const TOOLS = ['/search/', '/genja/playground/'];

/** Version 1 does not document their fields: they are a line that leads to version 2. */
const LEADING_ELSEWHERE = [
  'Description',
  'ItemKeywordsResponse',
  'Label',
  'TagsFeedbackRequest',
].map((name) => `/api_media/reference/${name}/`);

/** They are a request or a response, and a link to the guide that explains it. */
const EXAMPLE = /\/guide\/code\/[^/]+\/$/;

const LEAST = 70;

/** A type with one field needs few. */
const LEAST_OF_TYPE = 40;
const TYPE = /\/reference\/[A-Z]\w*\/$/;

function countOwnWords(route: string): number {
  const page = copyPage(route);
  const main = page('main').first();
  main.find(OTHERS).remove();
  // Cells and list items follow each other without a space.
  main.find('*').append(' ');
  return (main.text().match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []).length;
}

it(`every page has at least ${LEAST} words of its own, that of a type ${LEAST_OF_TYPE}`, () => {
  const short = listPages()
    .filter((route) => ![...TOOLS, ...LEADING_ELSEWHERE].includes(route) && !EXAMPLE.test(route))
    .map((route) => ({ route, words: countOwnWords(route) }))
    .filter(({ route, words }) => words < (TYPE.test(route) ? LEAST_OF_TYPE : LEAST))
    .sort((a, b) => a.words - b.words);
  expect(short.map(({ route, words }) => `${words} ${route}`)).toEqual([]);
});

/** Guides about one task of the API; the others are about the service around it. */
const GUIDES = listPages().filter((route) =>
  /^\/api_(media2|general)\/guide\/[^/]+\/$/.test(route),
);

/** They are not about one request. */
const WITHOUT_REQUEST = ['archive', 'code', 'evaluate'];

it.each(GUIDES.filter((route) => !WITHOUT_REQUEST.includes(route.split('/')[3] ?? '')))(
  '%s has a request, a response and next steps',
  (route) => {
    const page = readPage(route);
    const heads = page('figcaption').text();
    expect(page('[data-example]').length, 'requests').toBeGreaterThan(0);
    expect(heads, 'responses').toMatch(/Response/);
    expect(page('h2').text(), 'headings').toContain('Next steps');
  },
);
