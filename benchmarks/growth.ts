/**
 * How build time, bundle and index of the search grow with the number of pages, and the same pages
 * in Docusaurus as it comes.
 * Run: `npx tsx benchmarks/growth.ts`. It builds the site three times, which takes a quarter of an
 * hour; with a number of pages (`npx tsx benchmarks/growth.ts 1000`) once.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SITE_COMMAND } from '../scripts/run/build.mjs';
import { listPages } from '../testing/pages';
import { buildText, WITHOUT_CACHE } from './generators/build';
import { docusaurus } from './generators/table';
import { listTextPages } from './generators/text-pages';
import { deleteGrownSite, GROWN_SITE, growSite, repeatPages } from './grow-site';
import { note, toMedian } from './report';
import { runMeasured } from './run-measured';

/** The site as it is, and grown. */
const COUNTS = [0, 1000, 4000];

interface Growth {
  pages: number;
  buildSeconds: number;
  buildMegabytes: number;
  /** After compression with gzip. */
  mainBytes: number;
  medianPageBytes: number;
  indexBytes: number;
}

async function main(): Promise<void> {
  const given = process.argv.slice(2).map(Number);
  for (const count of given.length > 0 ? given : COUNTS) {
    growSite(count);
    const growth = await measure();
    const pages = count === 0 ? 'as it is' : `${count} pages`;
    note(`${pages}: pages`, growth.pages);
    note(`${pages}: build, s`, growth.buildSeconds);
    note(`${pages}: build, MB`, growth.buildMegabytes);
    note(`${pages}: main and React, bytes`, growth.mainBytes);
    note(`${pages}: median page, bytes`, growth.medianPageBytes);
    note(`${pages}: search index, bytes`, growth.indexBytes);
    if (count === 0) continue;
    // Under another name, because other benchmarks use the site that is built of the same text.
    const stock = { ...docusaurus, name: 'grown Docusaurus' };
    const { seconds, megabytes } = await buildText(stock, repeatPages(listTextPages(), count));
    note(`${docusaurus.name}: ${pages}, s`, Math.round(seconds));
    note(`${docusaurus.name}: ${pages}, MB`, Math.round(megabytes));
  }
  deleteGrownSite();
}

async function measure(): Promise<Growth> {
  const args = [...SITE_COMMAND.slice(1), GROWN_SITE];
  const { seconds, megabytes } = await runMeasured(args, { env: WITHOUT_CACHE });
  const build = path.join(GROWN_SITE, 'build');
  const pages = listPages(build).map((route) =>
    measureBytes(path.join(build, route, 'index.html')),
  );
  return {
    pages: pages.length,
    buildSeconds: Math.round(seconds),
    buildMegabytes: Math.round(megabytes),
    mainBytes: measureAll(path.join(build, 'assets/js'), /^(main|react)\..*\.js$/),
    medianPageBytes: toMedian(pages),
    indexBytes: measureAll(path.join(build, 'assets/search'), /\.json$/),
  };
}

function measureAll(folder: string, names: RegExp): number {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .reduce((total, name) => total + measureBytes(path.join(folder, name)), 0);
}

function measureBytes(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

void main();
