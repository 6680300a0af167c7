import changesUrl from '@generated/webmcp/default/changes.json';
import type { Toolbox, Rendered } from '#mcp/tools';
import { loadOnce } from '#sandbox/load-once';
import { search } from '@site/src/features/search/connection';
import { downloadPage } from './download-page';
import { searchSite } from './search-site';
import type { RenderInput } from '#genja/render';
import { askEngine } from '@site/src/features/playground/engine/engine';
import { sandbox, send } from '@site/src/features/sandbox-client/send';

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
    search: (query, limit) => searchSite(search, query, { limit, origin }),
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

/** Runs a template in the worker of the playground, which it may not keep busy forever. */
async function renderInPage({
  template,
  data = {},
  language = 'en',
}: RenderInput): Promise<Rendered> {
  const draft = { template, data: JSON.stringify(data), language, seed: 0 };
  const result = await askEngine((engine) => engine.render(draft));
  if (result.type === 'text') {
    const warnings = result.notes.map((message) => ({ message }));
    return { ok: true, output: result.output, warnings };
  }
  return { ok: false, error: result.type === 'error' ? result.error : {} };
}

/** Sends a request to the sandbox of the page, which counts it as one of the reader's own. */
async function sendInPage(request: Request): Promise<Response> {
  const { method, url, headers } = request;
  const body = await request.text();
  const exchange = await send({
    method,
    url,
    headers: [...headers],
    ...(body !== '' && { body }),
  });
  return new Response(exchange.text === '' ? null : exchange.text, {
    status: exchange.status,
    headers: exchange.headers,
  });
}
