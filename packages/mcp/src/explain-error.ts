import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { readJson } from '@docs/utils';

/** An issue of the validator of the SDK. */
interface Issue {
  path: (string | number)[];
  message: string;
}

const ISSUES = /\[\s*\{[^]*\}\s*\]$/;

export const NO_JSON = 'The message is not JSON, or has a name twice in an object.';

/** A message with its order of keys and all digits; undefined if it is not JSON, or has a name twice in an object. */
export function readMessage(text: string): unknown {
  try {
    const { value, repeated } = readJson(text);
    return repeated.length === 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Makes a transport send wrong parameters as a sentence; the SDK sends the list of its validator. */
export function explainErrors(transport: Transport): void {
  const send = transport.send.bind(transport);
  transport.send = (message, options) => send(explainError(message), options);
}

function explainError(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message)) return message;
  const issue = readIssue(message.error.message);
  if (issue === undefined) return message;
  const words = `The parameters are not valid: ${issue.path.join('.')}: ${issue.message}.`;
  return { ...message, error: { code: ErrorCode.InvalidParams, message: words } };
}

function readIssue(text: string): Issue | undefined {
  try {
    return (JSON.parse(ISSUES.exec(text)?.[0] ?? '[]') as Issue[])[0];
  } catch {
    return undefined;
  }
}
