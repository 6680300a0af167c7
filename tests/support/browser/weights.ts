import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Page, TestInfo } from '@playwright/test';
import { open, watchRequests } from './tab';

/** Bytes of files, compressed with gzip, by their names without hashes. */
export type Weights = Record<string, number>;

/** Another version of zlib, or a hash, changes a few bytes. */
const MARGIN = 0.01;

/** @returns what a first visit downloads until nothing more comes */
export async function weighPage(page: Page, route: string): Promise<Weights> {
  const { urls, finished } = watchRequests(page);
  await open(page, route);
  // The indexes are asked for when the page is alive.
  if (route.includes('?q=')) {
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  }
  let count: number;
  do {
    count = urls.length;
    await finished();
  } while (count !== urls.length);
  return weighFiles(urls);
}

/** @param urls of files of the built site */
export function weighFiles(urls: string[]): Weights {
  const paths = new Set(urls.map((url) => new URL(url).pathname));
  const weights: Weights = {};
  for (const pathname of [...paths].sort()) {
    const [name, bytes] = weighFile(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    weights[name] = (weights[name] ?? 0) + bytes;
  }
  return weights;
}

function weighFile(pathname: string): [name: string, bytes: number] {
  const content = readFileSync(path.join('build', pathname));
  // The names of most scripts are hashes; the number of the chunk stays.
  const chunk = /\.push\(\[\["(\d+)"/.exec(content.toString('utf8', 0, 200))?.[1];
  const name = pathname.replace(/[0-9a-f]{8}(?=\.\w+$)/, chunk === undefined ? '*' : `${chunk}-*`);
  return [name, gzipSync(content).length];
}

/** Several subjects have the same files, so each file is recorded once. */
interface Recorded {
  totals: Weights;
  files: Weights;
}

/**
 * Compares weights with their record, and writes the record with `--update-snapshots`.
 *
 * @param file of the record
 * @param weights by subject
 * @param command that runs the test
 */
export function expectRecorded(
  file: string,
  weights: Record<string, Weights>,
  command: string,
  { config }: TestInfo,
): void {
  if (['all', 'changed'].includes(config.updateSnapshots)) {
    const totals = Object.entries(weights).map(([subject, files]) => [subject, sum(files)]);
    const files = Object.assign({}, ...Object.values(weights)) as Weights;
    const recorded: Recorded = { totals: Object.fromEntries(totals) as Weights, files };
    writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
    return;
  }
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  const growths = Object.entries(weights).flatMap(([subject, now]) =>
    describeGrowth(subject, recorded, now),
  );
  const remedy = `To record the new weights: ${command} --update-snapshots`;
  expect(growths, [...growths, remedy].join('\n')).toEqual([]);
}

/** @returns nothing when the growth is within the margin */
function describeGrowth(subject: string, { totals, files }: Recorded, now: Weights): string[] {
  const [total, before] = [sum(now), totals[subject] ?? 0];
  if (total <= before * (1 + MARGIN)) return [];
  const grown = Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, growth: bytes - (files[name] ?? 0) }))
    .sort((a, b) => b.growth - a.growth)
    .map(({ name, bytes, growth }) => `  ${name}: ${bytes} bytes, ${growth} more`);
  const title = `${subject} weighs ${total} bytes, more than 1% above its record of ${before}:`;
  return [[title, ...grown].join('\n')];
}

function sum(weights: Weights): number {
  return Object.values(weights).reduce((total, bytes) => total + bytes, 0);
}
