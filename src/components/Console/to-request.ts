import type { ConsoleData, ConsoleOperation } from '#contract/console-data';
import type { SampleRequest } from '#samples/request';
import type { SentRequest } from '@site/src/sandbox/send';
import { provider } from '#provider';
import type { SharedCall } from './shared-call';

/** The address of a call with its parameters; placeholders without a value stay. */
export function toTarget({ path }: ConsoleOperation, call: SharedCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    encode(call.path[name] || placeholder),
  );
  const query = new URLSearchParams(call.query).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

/** What goes to the sandbox. */
export function toRequest(
  { server, keys }: Pick<ConsoleData, 'server' | 'keys'>,
  operation: ConsoleOperation,
  call: SharedCall,
  key: string,
): SentRequest {
  const hasBody = operation.body !== undefined;
  return {
    method: operation.method.toUpperCase(),
    url: `${server}${toTarget(operation, call)}`,
    headers: [
      ...keys.map(({ header, form }): [string, string] => [
        header,
        form.replace(provider.key.placeholder, key),
      ]),
      ...(hasBody ? [['Content-Type', 'application/json'] satisfies [string, string]] : []),
    ],
    ...(hasBody && { body: call.body }),
  };
}

/** The same for programs, which hold a placeholder and never the key. The body must be JSON. */
export function toProgram(
  data: Pick<ConsoleData, 'server' | 'keys'>,
  operation: ConsoleOperation,
  call: SharedCall,
): SampleRequest {
  const { method, url, headers } = toRequest(data, operation, call, provider.key.placeholder);
  return {
    name: operation.id,
    method,
    url,
    headers,
    ...(operation.body && { body: JSON.parse(call.body) as unknown }),
    answer: operation.answers ? 'json' : 'none',
  };
}

/** Headers hold these signs only; browsers refuse the others. */
export function isKey(key: string): boolean {
  return /^[\x20-\x7e]*$/.test(key);
}

/** Half a character has no code of its own. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
