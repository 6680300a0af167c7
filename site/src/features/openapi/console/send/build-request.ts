import type { ConsoleData, ConsoleOperation } from '@docs/openapi/forms';
import type { SampleRequest } from '@docs/code-samples';
import type { SentRequest } from '../../../sandbox';
import type { ConsoleRequest } from '../../../share-links';
import { provider } from '@docs/vendor';
import { readJson } from '@docs/utils';

/** The path and query of a request; a placeholder without a value stays as it is: `{articleId}`. */
export function toTarget({ path }: ConsoleOperation, call: ConsoleRequest): string {
  const filled = path.replace(PLACEHOLDERS, (placeholder, name: string) => {
    const value = call.path[name];
    return value ? encode(value) : placeholder;
  });
  const query = new URLSearchParams(call.query).toString();
  return query === '' ? filled : `${filled}?${query}`;
}

const PLACEHOLDERS = /\{(\w+)\}/g;

/** Names of the path parameters that have no value yet: without them nothing can be sent. */
export function listMissing({ path }: ConsoleOperation, call: ConsoleRequest): string[] {
  return [...path.matchAll(PLACEHOLDERS)]
    .map(([, name = '']) => name)
    .filter((name) => !call.path[name]);
}

/** The request itself: the sandbox gets it, code is printed from it, and the form is checked by it. */
export function buildRequest(
  { server, keys }: Pick<ConsoleData, 'server' | 'keys'>,
  operation: ConsoleOperation,
  call: ConsoleRequest,
  key: string,
): SentRequest {
  const hasBody = operation.body !== undefined && call.body.trim() !== '';
  return {
    method: operation.method.toUpperCase(),
    url: `${server}${toTarget(operation, call)}`,
    headers: [
      ...keys.map(({ header, form }): [string, string] => [
        header,
        form.replace(provider.key.placeholder, () => key),
      ]),
      ...(hasBody ? [['Content-Type', 'application/json'] satisfies [string, string]] : []),
    ],
    ...(hasBody && { body: call.body }),
  };
}

/** The same request for code, with a placeholder instead of the key. The body must be JSON. */
export function buildSample(
  data: Pick<ConsoleData, 'server' | 'keys'>,
  operation: ConsoleOperation,
  call: ConsoleRequest,
): SampleRequest {
  const { body, ...request } = buildRequest(data, operation, call, provider.key.placeholder);
  return {
    ...request,
    name: operation.id,
    ...(body !== undefined && { body: readJson(body).value }),
    response: operation.responses ? 'json' : 'none',
  };
}

/** Headers contain these signs only; browsers reject the others. */
export function isKey(key: string): boolean {
  return /^[\x20-\x7e]*$/.test(key);
}

/** Half a character has no code. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
