import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { JsonText } from '@docs/utils';

/** An issue of the validator of the SDK. */
interface Issue {
  path: (string | number)[];
  message: string;
}

const ISSUES = /\[\s*\{[^]*\}\s*\]$/;

/** Of two values of one name only the last would be read. */
export function describeRepeatedName([first]: JsonText['repeated']): string | undefined {
  return first && `An object of the message has ${JSON.stringify(first.name)} twice.`;
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
