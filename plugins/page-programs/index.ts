import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listPageChunks } from './list-page-chunks';
import { RecordChunks } from './record-chunks';

/**
 * Notes which programs a page needs beside those of all pages. The last step of a build writes them
 * into the page (deploy/late-programs.ts), so that the browser loads all at once: otherwise it hears
 * of them only from the main program, one round trip later.
 */
export default function pagePrograms({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const chunks = new RecordChunks();
  const read = (name: string): Promise<string> =>
    readFile(path.join(generatedFilesDir, name), 'utf8');
  return {
    name: 'page-programs',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [chunks] }),
    async postBuild() {
      const pages = listPageChunks(
        await read('routes.js'),
        JSON.parse(await read('routesChunkNames.json')) as Record<string, unknown>,
      );
      const programs = Object.entries(pages).map(([address, names]) => [
        address,
        [...new Set(names.flatMap((name) => chunks.listPrograms(name)))].map(
          (file) => baseUrl + file,
        ),
      ]);
      await writeFile(
        path.join(generatedFilesDir, 'page-programs.json'),
        JSON.stringify(Object.fromEntries(programs)),
      );
    },
  };
}
