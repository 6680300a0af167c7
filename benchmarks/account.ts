/**
 * What each part of one page weighs, and how much of it the first view uses: scripts by the modules
 * in them (source maps), style sheets by file.
 * Run: `npx tsx benchmarks/account.ts [path of the page]`. It builds the site with source maps into
 * `.docusaurus/account`, unless that is there; `modules` as a second argument lists every module.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DOCUSAURUS } from '../testing/build-fixture';
import { FAST_LINE, openSite } from './open-site';

const FOLDER = '.docusaurus/account';

/** What a module belongs to: the first that its path matches. */
const GROUPS: [group: string, pattern: RegExp][] = [
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/(react-router|history|path-to-regexp|react-loadable)/],
  ['helmet', /node_modules\/(react-helmet-async|react-fast-compare|invariant|shallowequal)\//],
  ['theme-common', /@docusaurus\/(theme-common|plugin-content-docs)\//],
  ['theme-classic', /@docusaurus\/theme-classic\/|src\/theme\//],
  ['framework', /@docusaurus\//],
  ['generated data', /\.docusaurus\//],
  ['other packages', /node_modules\//],
  ['text of pages', /\/(content|src\/pages)\//],
  ['ours', /\.\/|\/src\//],
];

interface Section {
  /** Of a group or a module. */
  name: string;
  text: string;
  /** Bytes that ran, or rules that apply. */
  used: number;
}

type By = 'group' | 'module';

async function main(): Promise<void> {
  const [route = '/api_media2/reference/Tag/', detail] = process.argv.slice(2);
  const by: By = detail === 'modules' ? 'module' : 'group';
  if (!existsSync(FOLDER)) build();
  const { page, url, close } = await openSite(FOLDER, FAST_LINE, { bytes: new Map() });
  const documents: string[] = [];
  page.on('response', (response) => {
    if (response.url() === url + route) void response.text().then((text) => documents.push(text));
  });
  await Promise.all([page.coverage.startJSCoverage(), page.coverage.startCSSCoverage()]);
  await page.goto(url + route, { waitUntil: 'networkidle' });
  const scripts = await page.coverage.stopJSCoverage();
  const styles = await page.coverage.stopCSSCoverage();
  await close();

  const isFile = (file: { url: string }) => file.url.includes('/assets/');
  const files = [
    ...scripts.filter(isFile).map((file) => splitScript(file.url, file.source!, listRan(file), by)),
    ...styles
      .filter(isFile)
      .map(({ text = '', ranges }) => [
        { name: 'styles', text, used: sum(ranges.map((r) => r.end - r.start)) },
      ]),
    documents.map((text) => ({ name: 'HTML', text, used: text.length })),
  ];
  print(files);
}

/** Plugins are found beside the configuration, so this one is beside that of the site. */
const CONFIG = 'account.config.ts';

function build(): void {
  writeFileSync(
    CONFIG,
    `import config from './docusaurus.config';
     const configureWebpack = (_, isServer) => (isServer ? {} : { devtool: 'source-map' });
     const plugins = [...config.plugins, () => ({ name: 'source-maps', configureWebpack })];
     export default { ...config, plugins };`,
  );
  try {
    const options = ['build', '--config', CONFIG, '--out-dir', FOLDER];
    execFileSync(process.execPath, [DOCUSAURUS, ...options], { stdio: 'inherit' });
  } finally {
    rmSync(CONFIG);
  }
}

/** Cuts a script at the borders of its modules. What belongs to none is the bundler's. */
function splitScript(url: string, source: string, ran: Uint8Array, by: By): Section[] {
  const file = path.join(FOLDER, `${new URL(url).pathname}.map`);
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMap['payload']);
  const parts = new Map<string, Section>();
  let [line, column] = [0, 0];
  for (let index = 0; index < source.length; index += 1) {
    const entry = map.findEntry(line, column);
    const module = 'originalSource' in entry ? (entry.originalSource ?? '') : '';
    const name = by === 'module' ? module : toGroup(module);
    const part = parts.get(name) ?? { name, text: '', used: 0 };
    part.text += source[index];
    part.used += ran[index]!;
    parts.set(name, part);
    [line, column] = source[index] === '\n' ? [line + 1, 0] : [line, column + 1];
  }
  return [...parts.values()];
}

function toGroup(name: string): string {
  return GROUPS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'bundler';
}

/** Which characters of a script ran: inner ranges come after outer ones and overrule them. */
function listRan(file: {
  source?: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}): Uint8Array {
  const ran = new Uint8Array(file.source!.length);
  for (const { startOffset, endOffset, count } of file.functions.flatMap(({ ranges }) => ranges)) {
    ran.fill(Math.min(count, 1), startOffset, endOffset);
  }
  return ran;
}

/** Each part has the share of its compressed file that it has when the parts are compressed alone. */
function print(files: Section[][]): void {
  const rows = new Map<string, { raw: number; gzip: number; used: number }>();
  for (const parts of files) {
    const total = gzipSync(parts.map(({ text }) => text).join('')).length;
    const alone = parts.map(({ text }) => gzipSync(text).length);
    parts.forEach((part, index) => {
      const row = rows.get(part.name) ?? { raw: 0, gzip: 0, used: 0 };
      row.raw += part.text.length;
      row.gzip += (total * alone[index]!) / sum(alone);
      row.used += part.used;
      rows.set(part.name, row);
    });
  }
  const sorted = [...rows].sort(([, a], [, b]) => b.gzip - a.gzip);
  console.log('| Part | Raw | Used on first view | gzip |\n| --- | ---: | ---: | ---: |');
  for (const [name, { raw, used, gzip }] of sorted) {
    const share = `${Math.round((100 * used) / raw)} %`;
    console.log(`| ${name} | ${raw} | ${share} | ${Math.round(gzip)} |`);
  }
  const totals = sorted.map(([, row]) => row);
  console.log(
    `| all | ${sum(totals.map((r) => r.raw))} | | ${Math.round(sum(totals.map((r) => r.gzip)))} |`,
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

void main();
