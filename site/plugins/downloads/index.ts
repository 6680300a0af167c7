import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFiles } from '@docs/utils/node';
import { loadDownloads } from './load-downloads';

/**
 * Files for scripts and agents, at URLs that stay: `/api-index.json`, `/api-archive.zip` with its
 * checksum, the scripts of the tutorials, the collections and types of each API, the catalog of the
 * APIs, and the skills for agents. The documents themselves come from
 * `site/src/features/openapi/plugin`.
 */
export default function downloads({ siteConfig, baseUrl }: LoadContext): Plugin {
  const site = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  return {
    name: 'downloads',
    async postBuild({ outDir }) {
      await writeFiles(outDir, Object.entries(await loadDownloads(site)));
    },
  };
}
