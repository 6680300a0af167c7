import { describe, expect, it } from 'vitest';
import { toDocument, toOperation } from '@docs/openapi/testing';
import type { Response } from '@docs/openapi';
import { printBody, toSource } from '../testing/fixtures';
import { toApiOverview } from './api-overview';
import { toOverviewPages } from './overview-pages';

/** The printed entrance to the reference of an API whose operations return these errors. */
function print(...calls: Record<string, Response>[]): string {
  const paths = Object.fromEntries(
    calls.map((responses, index) => [`/orders${index}`, { post: toOperation({ responses }) }]),
  );
  const [page] = toOverviewPages(toSource({ ...toDocument(), paths }));
  return printBody(page!);
}

describe('toOverviewPages()', () => {
  it('names each error, links to its description, and says why it can hardly occur', () => {
    expect(print({ '404': {}, '413': {}, '500': {} })).toContain(
      '- Errors: [404 Not Found](/api_media2/#error-404) (only for a misspelled path), ' +
        '[413 Payload Too Large](/api_media2/#error-413), [500 Internal Server Error](/api_media2/#error-500)',
    );
  });
});

describe('toApiOverview()', () => {
  it.each([
    ['lists the errors', { '404': {} }, true],
    ['has no heading without errors', {}, false],
  ])('%s', (_, responses, hasErrors) => {
    const paths = { '/orders': { post: toOperation({ responses }) } };
    const body = printBody(toApiOverview(toSource({ ...toDocument(), paths })));
    expect(body.includes('Errors')).toBe(hasErrors);
  });
});
