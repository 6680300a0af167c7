/**
 * What pages weigh, everything that comes without a click; `npm test` checks the same numbers.
 * Run: `npm run build`, then `npx tsx benchmarks/pages.ts`
 */
import { FAST_LINE, openSite } from './open-site';
import { report } from './report';
import { measureBytes, measureMedian } from './measure-bytes';

async function main(): Promise<void> {
  const { page, url, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  try {
    const openapiBytes = await measureBytes(page, `${url}/openapi/`);
    const medianBytes = await measureMedian(page.context().browser()!, url);
    report('pages', { medianBytes, openapiBytes });
  } finally {
    await close();
  }
}

void main();
