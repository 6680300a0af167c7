import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contractNames } from '#contract/names';
import { loadDownloads } from './load-downloads';

/**
 * Files for scripts, at URLs that stay: `/api-index.json`, and `/api-archive.zip` with its
 * checksum. The documents themselves come from `plugins/openapi-page`.
 */
export default function downloads({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const site = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  return {
    name: 'downloads',
    getPathsToWatch: () =>
      contractNames.map((name) => path.join(siteDir, `contract/${name}/**/*.{yaml,json}`)),
    async postBuild({ outDir }) {
      const files = Object.entries(await loadDownloads(site));
      await Promise.all(files.map(([name, text]) => writeFile(path.join(outDir, name), text)));
    },
  };
}
