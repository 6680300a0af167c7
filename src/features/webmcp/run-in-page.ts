import changesUrl from '@generated/webmcp/default/changes.json';
import type { RenderInput } from '#genja/render';
import { LONGEST_ARGUMENTS, runTool } from '#mcp/run-tool';
import { toFailure } from '#mcp/tool-result';
import type { ToolResult } from '#mcp/tool-result';
import { tools } from '#mcp/tools';
import type { Toolbox, Rendered } from '#mcp/tools';
import { loadOnce } from '#sandbox/load-once';
import { askEngine } from '@site/src/features/playground/engine/engine';
import { sandbox, send } from '@site/src/features/sandbox-client/send';
import { search } from '@site/src/features/search/connection';
import { downloadPage, searchSite } from './read-site';

/** Runs a tool of the MCP server with what the page has: its files, its sandbox, its workers. */
export async function runInPage(name: string, input: unknown): Promise<ToolResult> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return toFailure(`There is no tool "${name}". Reload the page.`);
  const text = toJson(input ?? {});
  if (text === undefined)
    return toFailure(`The arguments of ${name} are not JSON. Send an object.`);
  if (text.length > LONGEST_ARGUMENTS) {
    return toFailure(`The arguments exceed ${LONGEST_ARGUMENTS} characters. Send a shorter text.`);
  }
  const toolbox = await pageToolbox.get().catch((error: Error) => error);
  if (toolbox instanceof Error) return toFailure(toolbox.message);
  // A copy: what the agent does with its object meanwhile has no effect.
  return runTool(tool, JSON.parse(text), toolbox);
}

function toJson(input: unknown): string | undefined {
  try {
    return JSON.stringify(input);
  } catch {
    return undefined;
  }
}

type Data = Toolbox['data'];

/** What the tools of the MCP server work with in a page. */
const pageToolbox = loadOnce(async (): Promise<Toolbox> => {
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
