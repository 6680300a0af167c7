import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasConsoles } from '@docs/docs-model';
import { loadPage } from '@docs/docs-model/openapi-page';
import type { OpenApiPage } from '@docs/docs-model/openapi-page';
import { interactiveContract } from '@docs/vendor';
import { writeFiles } from '@docs/utils/node';
import { findRepository } from '@docs/openapi/node';

/**
 * The interactive reference at `/openapi/`, and the documents of all APIs beside it, at URLs
 * that stay: `/openapi/media-v2.yaml`, `/openapi/media-v2.json`, `/openapi/general-v3.yaml` …
 *
 * The reference is finished HTML. The server's build puts it into the page; the client's build
 * gets nothing in its place, so that a reader who opens the page downloads it once.
 */
export default function openApiPage({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin<OpenApiPage> {
  const data = path.join(generatedFilesDir, 'openapi-page/default');
  const component = path.join(siteDir, 'src/features/openapi');
  return {
    name: 'openapi-page',
    loadContent: () => loadPage(interactiveContract, baseUrl),
    async contentLoaded({ content, actions: { addRoute, createData } }) {
      await createData('outline.json', content.outline);
      await createData('reference.json', content.reference);
      await createData('urls.json', content.urls);
      for (const [name, text] of listFiles(content)) await createData(`files/${name}`, text);
      addRoute({
        path: `${baseUrl}openapi/`,
        component: '@site/src/features/openapi/index.tsx',
        // Not the path of the file: names of chunks, and so all URLs of scripts, would depend on the folder.
        modules: { outline: '@generated/openapi-page/default/outline.json' },
        exact: true,
      });
    },
    getPathsToWatch: () => [path.join(findRepository(), 'contracts/*/**/*.{yaml,json}')],
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // Its data and the sandbox are in no build of an API without consoles.
          '@openapi-page/console$': path.join(
            component,
            hasConsoles(interactiveContract) ? 'console/Host' : '../../ui/Nothing',
          ),
          '@openapi-page/prerendered': path.join(
            component,
            isServer ? 'prerendered.ts' : 'prerendered.client.ts',
          ),
        },
      },
      // While writing there is no build folder: the same files come from where they are generated.
      ...(!isServer && {
        devServer: {
          static: [{ publicPath: `${baseUrl}openapi`, directory: path.join(data, 'files') }],
        },
      }),
    }),
    postBuild: ({ content, outDir }) =>
      writeFiles(path.join(outDir, 'openapi'), listFiles(content)),
  };
}

function listFiles({ files, requests }: OpenApiPage): [name: string, text: string][] {
  const codes = Object.entries(requests).map(([language, code]): [string, string] => [
    `requests/${language}.json`,
    JSON.stringify(code),
  ]);
  return [...Object.entries(files), ...codes];
}
