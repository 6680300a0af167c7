import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { provider, withChanges } from '@docs/vendor';
import { escapeCharacters, readJson } from '@docs/utils';
import type { JsonText } from '@docs/utils';
import { createMcpServer, openToolbox } from '../create-server';
import type { McpData } from '../data';
import { describeRepeatedName, explainErrors } from '../explain-error';
import type { Toolbox } from '../tools';

/** Bytes of one message. */
const LONGEST_MESSAGE = 1_000_000;

/**
 * Serves the tools over standard input and output, as MCP clients start local servers. When the
 * input ends, the process ends with the last response: closing the server would drop it.
 */
export async function serveStdio(
  data: McpData,
  { input = process.stdin, output = process.stdout }: { input?: Readable; output?: Writable } = {},
): Promise<void> {
  const server = createMcpServer(openToolbox(data, { keys: readKeys(process.env) }));
  // It only writes: its own reader would lose the order of keys and the digits of large numbers.
  const transport = new StdioServerTransport(new PassThrough(), output);
  transport.send = async (message) => {
    if (!output.write(toLine(message))) await once(output, 'drain');
  };
  explainErrors(transport);
  await server.connect(transport);
  guardLines(input, transport, output);
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

/**
 * Passes well-formed messages on, and answers the others with an error: the SDK would only note them,
 * and end the connection when one is too long.
 */
function guardLines(input: Readable, transport: StdioServerTransport, output: Writable): void {
  let line: Buffer[] = [];
  let length = 0;
  input.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      add(rest.subarray(0, end));
      finish();
      rest = rest.subarray(end + 1);
    }
    add(rest);
  });
  // The last message may have no line end.
  input.on('end', finish);

  function add(chunk: Buffer): void {
    length += chunk.length;
    // Lines that are too long are counted, not kept.
    if (length <= LONGEST_MESSAGE) line.push(chunk);
    else line = [];
  }

  function finish(): void {
    const text = Buffer.concat(line).toString('utf8').trim();
    const isTooLong = length > LONGEST_MESSAGE;
    [line, length] = [[], 0];
    if (isTooLong) sendError(-32600, `The message is longer than ${LONGEST_MESSAGE} bytes.`);
    else if (text !== '') pass(text);
  }

  function pass(text: string): void {
    let message: JsonText;
    try {
      message = readJson(text);
    } catch {
      sendError(-32700, 'The message is not JSON.');
      return;
    }
    const { data } = JSONRPCMessageSchema.safeParse(message.value);
    const problem = describeRepeatedName(message.repeated);
    if (data && problem === undefined) transport.onmessage?.(data);
    else
      sendError(-32600, problem ?? 'The message is not a JSON-RPC request.', readId(message.value));
  }

  function sendError(code: number, message: string, id: string | number | null = null): void {
    output.write(toLine({ jsonrpc: '2.0', id, error: { code, message } }));
  }
}

/** One line for every reader: some also end lines where Unicode does. */
function toLine(message: unknown): string {
  return `${escapeCharacters(JSON.stringify(message), /[\u0085\u2028\u2029]/g)}\n`;
}

function readId(message: unknown): string | number | null {
  const id = (message as { id?: unknown } | null)?.id;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
