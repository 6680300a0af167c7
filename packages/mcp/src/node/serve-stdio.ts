import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { serveStdio as serveTransport } from '@modelcontextprotocol/server/stdio';
import type { Transport } from '@modelcontextprotocol/server';
import { provider, withChanges } from '@docs/vendor';
import { escapeCharacters } from '@docs/utils';
import { createMcpServer, openToolbox } from '../create-server';
import type { McpData } from '../data';
import { LONGEST_MESSAGE, readMessage } from '../read-message';
import type { Tool, Toolbox } from '../tools';

/**
 * Serves the tools over standard input and output, as MCP clients start local servers. When the
 * input ends, the process ends with the last response. The transport of the SDK would drop it, say
 * nothing of invalid messages, and end the connection when one is too long.
 */
export async function serveStdio(
  data: McpData,
  {
    input = process.stdin,
    output = process.stdout,
    extraTools = [],
  }: { input?: Readable; output?: Writable; extraTools?: Tool[] } = {},
): Promise<void> {
  const toolbox = openToolbox(data, { keys: readKeys(process.env), extraTools });
  const send = async (message: object): Promise<void> => {
    if (!output.write(toLine(message))) await once(output, 'drain');
  };
  const transport: Transport = { start: async () => {}, close: async () => {}, send };
  serveTransport(() => createMcpServer(toolbox), { transport });
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    // A line that is too long is not kept.
    rest = lines.pop()!.slice(0, LONGEST_MESSAGE + 1);
    lines.forEach(receive);
  }
  // The last message may have no line end.
  receive(rest);

  function receive(line: string): void {
    if (line.trim() === '') return;
    const { message, error } = readMessage(line);
    if (error) void send(error);
    else transport.onmessage?.(message);
  }
}

/**
 * The keys for the real hosts, if the user has turned sending on. An entry of the products without
 * `keyVariable` has none.
 *
 * @throws when a key cannot be in a header; an error of `fetch` would print it
 */
export function readKeys(environment: Record<string, string | undefined>): Toolbox['keys'] {
  if (environment[provider.sendVariable] !== 'real') return undefined;
  const keys = withChanges.flatMap(({ contract = '', keyVariable }) => {
    if (keyVariable === undefined) return [];
    const key = environment[keyVariable];
    if (key === undefined || /^[\x20-\x7e]*$/.test(key)) return [[contract, key]];
    throw new Error(`${keyVariable} contains a character that no key contains. Set it again.`);
  });
  return Object.fromEntries(keys) as Toolbox['keys'];
}

/** One line for every reader: some also end lines where Unicode does. */
function toLine(message: unknown): string {
  return `${escapeCharacters(JSON.stringify(message), /[\u0085\u2028\u2029]/g)}\n`;
}
