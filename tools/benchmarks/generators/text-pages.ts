import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { products, provider } from '@docs/vendor';
import { listPages } from '../../../tests/support/pages';

export interface TextPage {
  /** `/api_media2/guide/` */
  route: string;
  title: string;
  /** Without the heading that is the title. */
  text: string;
}

/** The text of the products, from the Markdown versions of the built site. */
export function listTextPages(): TextPage[] {
  const starts = products.map(({ route }) => `/${route}/`);
  return listPages()
    .filter((route) => starts.some((start) => route.startsWith(start)))
    .map(readTextPage);
}

/** The text of a long page is divided into files; links lead to pages, not to these. */
function readTextPage(route: string): TextPage {
  const folder = path.join('build', route);
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    // The text of a page below this one.
    .filter((name) => !existsSync(path.join(folder, name.slice(0, -3), 'index.html')))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/^# /, '## '));
  const start = readFileSync(path.join(folder, 'index.md'), 'utf8');
  const [, title = '', rest = ''] = /^# (.*)\n([\s\S]*)$/.exec(start) ?? [];
  const text = [rest, ...parts]
    .join('\n')
    .replaceAll(provider.site, '')
    .replace(/\/[\w-]+\.md\b/g, '/');
  return { route, title: title.replace(/[\\`]/g, ''), text };
}
