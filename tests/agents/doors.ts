import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { provider } from '@docs/vendor';
import { createMcpServer, openToolbox } from '@docs/mcp';
import { loadMcpData } from '@docs/mcp/node';
import { genjaTool } from '../../tools/mcp/genja-tool';
import type { Source } from './reader';

/** The API of a task that asks for a request, which begins with the choice of an endpoint. */
export interface RequestedApi {
  name: string;
  title: string;
}

/**
 * The first sources: the list of the product that the task names; where a request is asked for, endpoints and
 * the types of the chosen one.
 */
const PRIORS = { list: 30, endpoint: 8, type: 25 };

/** The files of the built site, from `/llms.txt` by the links of what was read. */
export function openLinks(task: string, asksForRequest: boolean): Source[] {
  return [toFile('/llms.txt', '', 0)];

  function toFile(name: string, label: string, prior: number): Source {
    const file = path.join('build', name);
    return {
      ...{ name, label, prior },
      bytes: statSync(file).size,
      fetch: () => Promise.resolve(readFileSync(file, 'utf8')),
      follow: listLinks,
    };
  }

  /** Links of a text, each with the words of its line; the text of whole products is too long for anyone. */
  function listLinks(text: string): Source[] {
    // llmstxt.org: what is listed as optional can be left out.
    const [needed = ''] = text.split('\n## Optional\n');
    return needed.split('\n').flatMap((line) =>
      [...line.matchAll(/\[([^\]]+)\]\((https:[^)\s]+?)(?:#[^)]*)?\)/g)].flatMap(
        ([, label, url]) => {
          const { origin, pathname } = new URL(url ?? '');
          const isOwn = origin === new URL(provider.site).origin && /\.(md|txt)$/.test(pathname);
          if (!isOwn || pathname.includes('llms-full') || !existsSync(`build${pathname}`))
            return [];
          // In a list or a table, the line is about the link; elsewhere it is about other things, too.
          const about = /^(- |\|)/.test(line) ? line.replace(/https:[^\s)]+/g, '') : (label ?? '');
          return [toFile(pathname, about.slice(0, 400), toPrior(line))];
        },
      ),
    );
  }

  function toPrior(line: string): number {
    const product = /^- \[(.+?)(?: \(deprecated\))?: list of pages\]/.exec(line)?.[1];
    if (product !== undefined) return task.includes(product) ? PRIORS.list : 0;
    if (!asksForRequest) return 0;
    if (/`(GET|POST|PUT|DELETE) \//.test(line)) return PRIORS.endpoint;
    return /^\|.*\/reference\//.test(line) ? PRIORS.type : 0;
  }
}

/** The tools of the MCP server, with the pages of the built site. */
export async function openTools() {
  const server = createMcpServer(openToolbox(await loadMcpData(), { extraTools: [genjaTool] }));
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [clientEnd, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(other), client.connect(clientEnd)]);
  const listed = JSON.stringify(await client.listTools());
  /** Text of a result, and whether the tool says that something is wrong. */
  const call = async (name: string, input: object) => {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    const [result] = content as { text: string }[];
    return { text: result?.text ?? '', isError: isError === true };
  };
  const toSource = (name: string, input: object, label: string): Source => ({
    name: `${name}(${JSON.stringify(input)})`,
    label,
    fetch: async () => (await call(name, input)).text,
  });
  return { call, close: () => client.close(), begin };

  /** The sources with which a task begins. */
  function begin(task: string, api?: RequestedApi): Source[] {
    const search = { ...toSource('search', { query: task }, task), follow: listHits };
    const operations = toSource('list_operations', { api: api?.name }, task);
    // Names with a hyphen or a capital inside are of code.
    const names = task.match(/\b[a-z]+(?:-[a-z]+)+\b|\b[a-z]+[A-Z]\w*/g) ?? [];
    const others = [...names.map((name) => toSource('find_field', { name }, task)), search];
    return [
      {
        name: 'tools/list',
        label: task,
        fetch: () => Promise.resolve(listed),
        follow: () => (api ? [{ ...operations, follow: listOperations }, search] : others),
      },
    ];
  }

  function listHits(text: string): Source[] {
    const hits = JSON.parse(text) as Record<'title' | 'heading' | 'url' | 'excerpt', string>[];
    return hits.map(({ title, heading, url, excerpt }, at) => ({
      ...toSource(
        'read_page',
        { page: new URL(url).pathname, ...(heading && { heading }) },
        `${title} ${heading ?? ''} ${excerpt}`,
      ),
      prior: 1 - at / hits.length,
    }));
  }

  function listOperations(text: string): Source[] {
    const apis = JSON.parse(text) as {
      api: string;
      title: string;
      operations: Record<'id' | 'request' | 'summary', string>[];
    }[];
    return apis.flatMap(({ api, title, operations }) =>
      operations.map(({ id, request, summary }) => ({
        ...toSource(
          'find_field',
          { name: '/', api, operation: id, location: 'request' },
          `${title} ${id} ${request} ${summary}`,
        ),
        prior: PRIORS.endpoint,
      })),
    );
  }
}
