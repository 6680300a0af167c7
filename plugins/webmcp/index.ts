import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ListedChange } from '#mcp/data';
import { loadChanges } from '#mcp/load-data';
import { describeTool } from '#mcp/run-tool';
import { tools } from '#mcp/tools';

/**
 * What the tools of the MCP server need in the page: their descriptions, which are registered, and the
 * entries of `/changes/`, an asset that is downloaded when a tool is used.
 */
export default function webmcp({ siteDir }: LoadContext): Plugin<ListedChange[]> {
  return {
    name: 'webmcp',
    loadContent: loadChanges,
    async contentLoaded({ content: changes, actions: { createData } }) {
      await createData('tools.json', JSON.stringify(tools.map(describeTool)));
      await createData('changes.json', JSON.stringify(changes));
    },
    getPathsToWatch: () =>
      ['contract/*/changes.yaml', 'content/changes.yaml'].map((file) => path.join(siteDir, file)),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /webmcp[\\/]default[\\/]changes\.json$/,
            type: 'asset/resource',
            generator: { filename: 'assets/webmcp/[name].[contenthash:8][ext]' },
          },
        ],
      },
    }),
  };
}
