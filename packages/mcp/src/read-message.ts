import {
  isJSONRPCRequest,
  isSpecType,
  ProtocolErrorCode,
  specTypeSchemas,
} from '@modelcontextprotocol/server';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { readJson } from '@docs/utils';
import type { JsonText } from '@docs/utils';
import { explainIssues } from './run-tool';

/** Characters of a message. */
export const LONGEST_MESSAGE = 600_000;

/** Requests with parameters. Wrong ones would get the JSON of the SDK's validator. */
const requests = new Map(
  Object.entries({
    initialize: specTypeSchemas.InitializeRequest,
    'tools/list': specTypeSchemas.ListToolsRequest,
    'tools/call': specTypeSchemas.CallToolRequest,
    'resources/list': specTypeSchemas.ListResourcesRequest,
    'resources/read': specTypeSchemas.ReadResourceRequest,
  }),
);

/**
 * Reads a message with its order of keys and all digits, which the readers of the SDK lose. An invalid
 * one gets an error, where they would only note some.
 */
export function readMessage(
  text: string,
): { message: JSONRPCMessage; error?: undefined } | { message?: undefined; error: object } {
  if (text.length > LONGEST_MESSAGE) {
    // The caller waits for its id, which most clients write near the start.
    const [, id] = /"id"\s*:\s*("[^"\\]{0,100}"|\d{1,15})/.exec(text.slice(0, 500)) ?? [];
    const request = { id: id && (JSON.parse(id) as unknown) };
    return fail(
      'InvalidRequest',
      `The message is longer than ${LONGEST_MESSAGE} characters.`,
      request,
    );
  }
  let json: JsonText;
  try {
    json = readJson(text);
  } catch {
    return fail('ParseError', 'The message is not JSON.');
  }
  const { value, repeated } = json;
  if (!isSpecType.JSONRPCMessage(value))
    return fail('InvalidRequest', 'The message is not a JSON-RPC request.', value);
  if (repeated[0]) {
    const name = JSON.stringify(repeated[0].name);
    return fail('InvalidRequest', `An object of the message has ${name} twice.`, value);
  }
  if (isJSONRPCRequest(value)) {
    const { issues } = requests.get(value.method)?.['~standard'].validate(value) ?? {};
    if (issues)
      return fail('InvalidParams', explainIssues(`parameters of ${value.method}`, issues), value);
  }
  return { message: value };
}

function fail(code: keyof typeof ProtocolErrorCode, message: string, request?: unknown) {
  const id = (request as { id?: unknown } | null | undefined)?.id;
  return {
    error: {
      jsonrpc: '2.0',
      id: typeof id === 'string' || typeof id === 'number' ? id : null,
      error: { code: ProtocolErrorCode[code], message },
    },
  };
}
