import { provider } from '@docs/vendor';
import { send, printLine } from './send';
import type { Exchange } from '@docs/sandbox';
import { RejectedRequest } from '../../ui/SandboxFailure/rejected-request';

/** Sends one request of the Media API to the sandbox of this page, with its demo key. */
export function ask(line: `${'GET' | 'POST'} /${string}`, body?: unknown): Promise<Exchange> {
  const [method = '', path = ''] = line.split(' ');
  return send({
    method,
    url: provider.hosts.mediaApi + path,
    headers: [
      [provider.key.header, 'sandbox'],
      ['Content-Type', 'application/json'],
    ],
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The JSON of a successful response; throws a RejectedRequest when it is another one. */
export function readExchange<Body>({ request, status, text }: Exchange): Body {
  if (status === 200) return JSON.parse(text) as Body;
  const remedy = status === 429 ? ' Wait a second and retry.' : '';
  throw new RejectedRequest(
    `The sandbox returned status ${status} to ${printLine(request)}.${remedy}`,
  );
}
