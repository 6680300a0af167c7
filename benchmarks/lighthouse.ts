/**
 * What Lighthouse says of a guide on a phone, the median of five runs.
 * Run: `npm run build`, then `npx tsx benchmarks/lighthouse.ts`. It is downloaded when needed: the
 * site itself can do without its many packages.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { createStaticServer, listen } from '../scripts/static-server';
import { note, report, toMedian } from './report';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUTE = '/api_media2/guide/tagging/';
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu';

interface LighthouseReport {
  /** From 0 to 1. */
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

async function main(): Promise<void> {
  const server = createStaticServer(path.resolve('build'));
  const url = await listen(server, 0);
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url + ROUTE));
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  const toLost = (category: string): number =>
    toMedian(reports.map(({ categories }) => 100 - (categories[category]?.score ?? 0) * 100));
  const toPaint = (name: string): number =>
    toMedian(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
  const [firstPaint, largestPaint] = ['first-contentful-paint', 'largest-contentful-paint'].map(
    toPaint,
  );
  const [performance, accessibility, bestPractices, seo] = CATEGORIES.map(toLost);
  report('lighthouse', {
    performanceLost: performance,
    accessibilityLost: accessibility,
    bestPracticesLost: bestPractices,
    seoLost: seo,
    largestPaintRatio: (largestPaint ?? NaN) / (firstPaint ?? NaN),
  });
  note('first paint, ms', firstPaint ?? NaN);
  note('largest paint, ms', largestPaint ?? NaN);
}

async function audit(url: string): Promise<LighthouseReport> {
  const options = [
    ...['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`],
    `--chrome-flags=${CHROME_FLAGS}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as LighthouseReport;
}

void main();
