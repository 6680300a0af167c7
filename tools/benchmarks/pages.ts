/**
 * Measures what pages weigh, everything that comes without a click; `npm test` checks the same numbers.
 * Run: `npm run build`, then `npx tsx tools/benchmarks/pages.ts`
 */
import { FAST_LINE, openSite } from './open-site';
import { report } from './report';
import { measureFirstLoad, measureMedian } from './measure-bytes';

async function main(): Promise<void> {
  const { page, url, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  const browser = page.context().browser()!;
  const openapiBytes = await measureFirstLoad(browser, `${url}/openapi/`);
  const medianBytes = await measureMedian(browser, url);
  await close();
  report('pages', { medianBytes, openapiBytes });
}

void main();
