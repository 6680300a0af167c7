import { describe, expect, it } from 'vitest';
import { toDocument, toOperation } from '#contract/fixtures';
import type { Response } from '#contract/openapi';
import { printBody, toSource } from '#docs-model/facts/fixtures';
import { toOverviewPages } from './overview-pages';

/** The printed entrance to the reference of an API whose calls answer with these errors. */
function print(...calls: Record<string, Response>[]): Promise<string> {
  const paths = Object.fromEntries(
    calls.map((responses, index) => [`/orders${index}`, { post: toOperation({ responses }) }]),
  );
  const [page] = toOverviewPages(toSource({ ...toDocument(), paths }));
  return printBody(page!);
}

describe('toOverviewPages()', () => {
  it('names each status and says what it means', async () => {
    const body = await print({ '413': { description: 'Too large.', 'x-remedy': 'Send less.' } });
    expect(body).toMatch(
      /<ErrorItem status="413" name="Payload Too Large"[^>]*>\s+Too large\.\s+Send less\./,
    );
  });

  it('shows each error once, in the order of the statuses', async () => {
    const body = await print({ '500': {}, '400': {} }, { '400': {} });
    const statuses = [...body.matchAll(/<ErrorItem status="(\d+)"/g)].map(([, status]) => status);
    expect(statuses).toEqual(['400', '500']);
  });
});
