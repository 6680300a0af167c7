import changesUrl from '@generated/webmcp/default/changes.json';
import type { Toolbox } from '#mcp/tools';
import { loadOnce } from '#sandbox/load-once';
import { sandbox } from '@site/src/features/sandbox-client/connection';
import { connect } from '@site/src/features/search/connect';
import { downloadPage } from './download-page';
import { renderInPage } from './render-in-page';
import { searchSite } from './search-site';
import { sendInPage } from './send-in-page';

type Data = Toolbox['data'];

/** What the tools of the MCP server work with in a page. */
export const pageToolbox = loadOnce(async (): Promise<Toolbox> => {
  const [index, changes] = await Promise.all([
    download<Data['index']>('/api-index.json'),
    download<Data['changes']>(changesUrl),
  ]);
  const { origin } = window.location;
  return {
    data: { index, changes },
    // Shared with the consoles and Run buttons of the page: what one creates, the other finds.
    sandbox: { fetch: sendInPage, check: sandbox.check },
    search: (query, limit) => searchSite(connect(), query, { limit, origin }),
    findPage: (name) => downloadPage(name, { origin, fetch: (url) => fetch(url) }),
    render: renderInPage,
    withoutKeys:
      'Web pages cannot send there. Leave out target, or send the code of build_request yourself.',
  };
});

async function download<Content>(url: string): Promise<Content> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error(`${url} did not load. Check the connection and retry.`);
  return (await response.json()) as Content;
}
