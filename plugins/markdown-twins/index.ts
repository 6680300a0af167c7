import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { printLlmsTxt } from '#docs-model/markdown/llms-txt';
import { printRobotsTxt } from '#docs-model/markdown/robots-txt';
import { toTwins } from './to-twins';
import type { BuiltPage } from './to-twins';

/**
 * For readers that are not browsers: `index.md` beside every `index.html`, `llms.txt` with a list
 * of them, and `robots.txt`. They are made from the finished pages, so nothing can be forgotten
 * that a page shows.
 */
export default function markdownTwins({ siteConfig, baseUrl }: LoadContext): Plugin {
  const site = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  return {
    name: 'markdown-twins',

    // Programs that fetch a page find out here what else there is; people have the footer's links.
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'a',
          attributes: { href: `${baseUrl}llms.txt`, hidden: true },
          innerHTML: 'For programs: all pages as Markdown are listed in /llms.txt',
        },
      ],
    }),

    async postBuild({ outDir }) {
      const twins = toTwins(listPages(outDir), site);
      const texts = twins.flatMap(({ route, files }) =>
        [...files].map(([file, text]) => [`${route}${file}`, text] as const),
      );
      await writeFiles(outDir, [
        ...texts,
        ...printLlmsTxt(twins.filter(isCurrent), site),
        ['robots.txt', printRobotsTxt(site)],
      ]);
    },
  };
}

/** Old versions have Markdown too, but the list is of what holds today. Versions begin with a digit. */
function isCurrent({ route }: { route: string }): boolean {
  return !/^\/[^/]+\/\d/.test(route);
}

/** The pages of a built site. Each is read when it is asked for: together they may be gigabytes. */
function listPages(folder: string): BuiltPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .sort();
  return files.map((file) => ({
    route: `/${file.slice(0, -'index.html'.length)}`,
    get html() {
      return readFileSync(path.join(folder, file), 'utf8');
    },
  }));
}

async function writeFiles(folder: string, files: (readonly [string, string])[]): Promise<void> {
  await Promise.all(
    files.map(async ([name, text]) => {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}
