import { expect, it } from 'vitest';
import { listPages, readPage } from '../support/pages';

const SANDBOX = 'a[href="/tools/sandbox/"]';
const pages = listPages();

it('every response on a page says that it comes from the sandbox', () => {
  const silent: string[] = [];
  let count = 0;
  for (const route of pages) {
    const page = readPage(route);
    const heads = page('figure.code > figcaption')
      .toArray()
      .map((head) => page(head))
      // Genja's API is not in the sandbox.
      .filter((head) => /^(?:200 )?Response\b/.test(head.text()) && !route.startsWith('/genja/'));
    count += heads.length;
    silent.push(...heads.filter((head) => head.find(SANDBOX).length === 0).map(() => route));
  }
  expect(silent).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
