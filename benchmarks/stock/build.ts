import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { products } from '#products';
import { provider } from '#provider';
import { listPages } from '../../testing/pages';
import { buildCold } from '../build-cold';

const CONFIG = path.resolve('benchmarks/stock/docusaurus.config.ts');
const FOLDER = path.resolve('.docusaurus/stock');

/** Where the built site is. */
export const STOCK = path.join(FOLDER, 'build');

/**
 * Builds the text of the built site, from its Markdown versions, with stock Docusaurus.
 *
 * @returns seconds, of a build that finds nothing of an earlier one
 */
export function buildStock(): number {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(CONFIG, path.join(FOLDER, path.basename(CONFIG)));
  const routes = products.map(({ route }) => `/${route}/`);
  listPages()
    .filter((page) => routes.some((route) => page.startsWith(route)))
    .forEach(copyText);
  return buildCold(FOLDER);
}

/** Builds it unless it is there already. */
export function ensureStock(): void {
  if (!existsSync(STOCK)) buildStock();
}

/** The text of a long page is divided into files; links lead to pages, not to these. */
function copyText(page: string): void {
  const folder = path.join(FOLDER, 'docs', page);
  const isPage = (name: string) =>
    existsSync(path.join('build', page, path.parse(name).name, 'index.html'));
  const files = readdirSync(path.join('build', page))
    .filter((name) => name.endsWith('.md'))
    .filter((name) => !isPage(name));
  const [start = '', ...rest] = [
    ...files.filter(isStart),
    ...files.filter((name) => !isStart(name)),
  ]
    .map((name) => readFileSync(path.join('build', page, name), 'utf8'))
    .map((text) => text.replaceAll(provider.site, '').replace(/\/[\w-]+\.md\b/g, '/'));
  mkdirSync(folder, { recursive: true });
  const parts = rest.map((text) => text.replace(/^# /, '## '));
  writeFileSync(path.join(folder, 'index.md'), [start, ...parts].join('\n'));
}

function isStart(name: string): boolean {
  return name === 'index.md';
}
