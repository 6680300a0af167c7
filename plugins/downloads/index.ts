import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadDownloads } from './load-downloads';

/**
 * Files for scripts and agents, at URLs that stay: `/api-index.json`, `/api-archive.zip` with its
 * checksum, the scripts of the tutorials, the collections and types of each API, the catalog of the
 * APIs, and the skills for agents. The documents themselves come from
 * `plugins/openapi-page`.
 */
export default function downloads({ siteConfig, baseUrl }: LoadContext): Plugin {
  const site = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  return {
    name: 'downloads',
    async postBuild({ outDir }) {
      const files = Object.entries(await loadDownloads(site));
      for (const [name, text] of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}
