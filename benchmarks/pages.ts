/**
 * What pages weigh, everything that comes without a click; `npm test` checks the same numbers. The
 * pages that other generators can make of the text weigh there beside it.
 * Run: `npm run build`, then `npx tsx benchmarks/pages.ts`
 */
import { ensureText } from './generators/build';
import { GENERATORS } from './generators/table';
import { listTextPages } from './generators/text-pages';
import { FAST_LINE, openSite } from './open-site';
import { note, report, toMedian } from './report';
import { measureBytes, measureFirstLoad, measureMedian } from './measure-bytes';

/** Every fifth page is enough for a median. */
const SAMPLE = listTextPages().filter((_, index) => index % 5 === 0);

async function main(): Promise<void> {
  const { page, url, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  try {
    const openapiBytes = await measureBytes(page, `${url}/openapi/`);
    const medianBytes = await measureMedian(page.context().browser()!, url);
    report('pages', { medianBytes, openapiBytes });
  } finally {
    await close();
  }
  note('of the pages of all', 'median');
  note('this site, bytes', await measureText('build'));
  for (const generator of GENERATORS) {
    note(`${generator.name}, bytes`, await measureText(await ensureText(generator)));
  }
}

async function measureText(folder: string): Promise<number> {
  const { page, url, close } = await openSite(folder, FAST_LINE, { bytes: new Map() });
  const browser = page.context().browser()!;
  const weights: number[] = [];
  try {
    for (const { route, title } of SAMPLE) {
      const bytes = await measureFirstLoad(browser, url + route, async (shown) => {
        // A page that is missing would weigh little.
        await shown.locator('h1', { hasText: title }).waitFor({ state: 'attached' });
      });
      weights.push(bytes);
    }
  } finally {
    await close();
  }
  return toMedian(weights);
}

void main();
