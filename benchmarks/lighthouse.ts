/**
 * What Lighthouse says of a guide on a phone, the median of five runs, here and on the same page in
 * Docusaurus as it comes, in turns: its points for performance depend on
 * how busy the machine is.
 * Run: `npm run build`, then `npx tsx benchmarks/lighthouse.ts`. It is downloaded when needed: the
 * site itself can do without its many packages.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createStaticServer, listen } from '../scripts/static-server';
import { compressFolder } from '../deploy/compress';
import { ensureText } from './generators/build';
import { docusaurus } from './generators/table';
import { note, report, toMedian } from './report';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUTE = '/api_media2/guide/tagging/';
const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROME_FLAGS = '--headless --no-sandbox --disable-gpu';

interface Site {
  url: string;
  reports: LighthouseReport[];
  close(): Promise<void>;
}

interface LighthouseReport {
  /** From 0 to 1. */
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

async function main(): Promise<void> {
  const folder = await ensureText(docusaurus);
  compressFolder(folder);
  const [ours, stock] = [await openSite('build'), await openSite(folder)];
  for (let run = 0; run < RUNS; run += 1) {
    for (const { url, reports } of [ours, stock]) reports.push(await audit(url + ROUTE));
  }
  await Promise.all([ours.close(), stock.close()]);
  const [, accessibility, bestPractices, seo] = CATEGORIES.map((category) =>
    toLost(ours, category),
  );
  report('lighthouse', {
    blockedToStock: toRatio('total-blocking-time'),
    largestPaintToStock: toRatio('largest-contentful-paint'),
    accessibilityLost: accessibility,
    bestPracticesLost: bestPractices,
    seoLost: seo,
    largestPaintRatio:
      toTime(ours, 'largest-contentful-paint') / toTime(ours, 'first-contentful-paint'),
  });
  for (const [name, site] of [
    ['here', ours],
    ['in stock Docusaurus', stock],
  ] as const) {
    note(`performance ${name}`, 100 - toLost(site, 'performance'));
    note(`blocked ${name}, ms`, toTime(site, 'total-blocking-time'));
    note(`largest paint ${name}, ms`, toTime(site, 'largest-contentful-paint'));
  }
  note('load of the machine', loadavg()[0] ?? NaN);

  function toRatio(audit: string): number {
    return toTime(ours, audit) / toTime(stock, audit);
  }
}

/** Serves both in the same way, compressed. */
async function openSite(folder: string): Promise<Site> {
  const server = createStaticServer(path.resolve(folder));
  const url = await listen(server, 0);
  return {
    url,
    reports: [],
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Points below 100. */
function toLost({ reports }: Site, category: string): number {
  return toMedian(reports.map(({ categories }) => 100 - (categories[category]?.score ?? 0) * 100));
}

/** In milliseconds. */
function toTime({ reports }: Site, audit: string): number {
  return toMedian(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
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
