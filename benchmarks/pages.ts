/**
 * What pages weigh, everything that comes without a click; `npm test` checks the same numbers.
 * Run: `npm run build`, then `npx tsx benchmarks/pages.ts`
 */
import { FAST_LINE, openSite } from './open-site';
import { report } from './report';
import { weigh, weighMedian } from './weigh';

async function main(): Promise<void> {
  const { page, address, close } = await openSite('build', FAST_LINE, { bytes: new Map() });
  try {
    const openapiBytes = await weigh(page, `${address}/openapi/`);
    const medianBytes = await weighMedian(page.context().browser()!, address);
    report('pages', { medianBytes, openapiBytes });
  } finally {
    await close();
  }
}

void main();
