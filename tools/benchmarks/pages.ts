/**
 * Measures what pages weigh, everything that comes without a click; `npm test` checks the same numbers. The
 * pages that other generators can make of the text weigh there beside it.
 * Run: `npm run build`, then `npx tsx tools/benchmarks/pages.ts`
 */
import type { Page } from '@playwright/test';
import { ensureText } from './generators/build';
import { GENERATORS } from './generators/table';
import { listTextPages } from './generators/text-pages';
import { FAST_LINE, openSite } from './open-site';
import { note, report, toMedian } from './report';
import { measureFirstLoad, measureMedian } from './measure-bytes';

async function main(): Promise<void> {
  const { page, url, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  const browser = page.context().browser()!;
  const openapiBytes = await measureFirstLoad(browser, `${url}/openapi/`);
  const medianBytes = await measureMedian(browser, url);
  await close();
  report('pages', { medianBytes, openapiBytes });
  note('this site, bytes', await measureText('build'));
  for (const generator of GENERATORS) {
    note(`${generator.name}, bytes`, await measureText(ensureText(generator)));
  }
}

/** Every fifth page is enough for a median. */
async function measureText(folder: string): Promise<number> {
  const { page, url, close } = await openSite(folder, FAST_LINE, { bytes: new Map() });
  const sample = listTextPages().filter((_, index) => index % 5 === 0);
  const weights: number[] = [];
  for (const { route, title } of sample) {
    const check = async (shown: Page): Promise<void> => {
      // A page that is missing would weigh little.
      await shown.locator('h1', { hasText: title }).waitFor({ state: 'attached' });
    };
    weights.push(await measureFirstLoad(page.context().browser()!, url + route, check));
  }
  await close();
  return toMedian(weights);
}

void main();
